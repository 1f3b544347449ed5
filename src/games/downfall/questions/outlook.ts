// What becomes of units' supply where they would end: worked out only when it is shown, because it looks at the whole map anew.
import type { Text } from '../../../table/text.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { say } from '../reports/names.js';
import { Ground } from '../rules/ground.js';
import { copyFor, enterCity } from '../rules/march.js';
import { Supply, type SupplyLine } from '../rules/supply.js';
import { ideologyOf, type OpenState, type Place } from '../state.js';

/** The supply of a faction's units on a board as it is when this is made, and as it would be. */
export class Outlook {
  #now: { readonly ground: Ground; readonly supply: Supply } | undefined;

  constructor(
    private readonly board: OpenState,
    private readonly faction: Faction,
  ) {}

  #before(): { readonly ground: Ground; readonly supply: Supply } {
    const ground = this.#now?.ground ?? new Ground(this.board);
    this.#now ??= { ground, supply: new Supply(ground, this.faction, 'event') };
    return this.#now;
  }

  /** The line of units of one nationality that have gone to a place; within own ground nothing else changes hands by that. */
  #lineAt(units: readonly UnitId[], to: Place): SupplyLine | null {
    const [first] = units;
    if (first === undefined) return null;
    const { nationality } = factsOf(this.board).units[first];
    const ideology = ideologyOf(this.faction);
    const { ground, supply } = this.#before();
    if (ground.control(to) === ideology && !ground.inFoeZone(to, ideology)) return supply.line(to, nationality);
    const after = copyFor(this.board);
    for (const id of units) after.units[id] = { ...after.units[id], at: to };
    enterCity(after, to, ideology);
    return new Supply(new Ground(after), this.faction, 'event').line(to, nationality);
  }

  /** How units would be supplied in a place. */
  supplyAt(units: readonly UnitId[], to: Place): Text {
    const line = this.#lineAt(units, to);
    if (line === null) return say('march.cut');
    const price = line.tolls.reduce((sum, toll) => sum + toll.price, 0);
    return price === 0 ? say('march.supplied') : say('march.toPay', { count: price });
  }

  /** Units that have supply now and would have none on another board. */
  strandedOn(after: OpenState): readonly UnitId[] {
    const { supply } = this.#before();
    const then = new Supply(new Ground(after), this.faction, 'event');
    return supply.ground.facts.unitIds.filter(
      (id) =>
        supply.ground.facts.units[id].faction === this.faction &&
        after.units[id].status === 'map' &&
        then.lineOf(id) === null &&
        supply.lineOf(id) !== null,
    );
  }
}

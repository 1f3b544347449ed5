// What a combat has cost and moved, gathered while it goes on and told in one line at its end.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId } from '../data/units.js';
import type { Loss } from '../rules/losses.js';
import type { Place } from '../state.js';
import { factionName, say } from './names.js';
import { unitName } from './places.js';
import { partisanName } from './subjects.js';
import { spotName } from './whereabouts.js';

/** How a combat has ended for the place that was fought for. */
type CombatEnd = 'held' | 'taken' | 'emptied';

export class Toll {
  readonly #losses: { readonly of: Faction; readonly loss: Loss; readonly isGone: boolean }[] = [];
  readonly #back = new Map<Place, Text[]>();
  readonly #entered: UnitId[] = [];

  constructor(private readonly facts: Facts) {}

  /** @param isGone whether the unit was destroyed by it. */
  lost(of: Faction, loss: Loss, isGone: boolean): void {
    this.#losses.push({ of, loss, isGone });
  }

  fellBack(who: Text, to: Place): void {
    this.#back.set(to, [...(this.#back.get(to) ?? []), who]);
  }

  entered(unit: UnitId): void {
    this.#entered.push(unit);
  }

  /** The end in one line: what became of the place, what both sides lost, who fell back where. */
  text(end: CombatEnd, place: Place, attacker: Faction, defender: Faction): Text {
    const args = {
      place: spotName(this.facts, place),
      holder: factionName(defender),
      winner: factionName(attacker),
      attacker: this.#lostBy(attacker),
      defender: this.#lostBy(defender),
    };
    const units = this.#entered.map((id) => unitName(this.facts, id));
    const told =
      end === 'taken' && units.length > 0 ? say('report.takenBy', { ...args, units }) : say(`report.${end}`, args);
    return this.#andBack(told);
  }

  /** What both sides have lost so far, and who fell back where. */
  soFar(attacker: Faction, defender: Faction): Text {
    return this.#andBack(say('toll.soFar', { attacker: this.#lostBy(attacker), defender: this.#lostBy(defender) }));
  }

  #andBack(told: Text): Text {
    if (this.#back.size === 0) return told;
    const backs = [...this.#back].map(([to, who]) => say('toll.back', { units: who, place: spotName(this.facts, to) }));
    return say('report.andBack', { told, backs });
  }

  #lostBy(faction: Faction): Text {
    const own = this.#losses.filter(({ of }) => of === faction);
    const partisans = own.flatMap(({ loss }) => (loss.how === 'partisan' ? [partisanName(loss.partisan)] : []));
    const units = new Set(own.flatMap(({ loss }) => (loss.how === 'partisan' ? [] : [loss.unit])));
    const items = [...units].flatMap((id): readonly Text[] => {
      const of = own.filter(({ loss }) => loss.how !== 'partisan' && loss.unit === id);
      const unit = unitName(this.facts, id);
      if (of.some(({ isGone }) => isGone)) return [say('toll.gone', { unit })];
      const count = of.filter(({ loss }) => loss.how === 'step').length;
      return [
        ...(of.some(({ loss }) => loss.how === 'flip') ? [say('toll.flip', { unit })] : []),
        ...(count > 0 ? [say('toll.steps', { unit, count })] : []),
      ];
    });
    const all = [...items, ...partisans];
    const args = { faction: factionName(faction) };
    return all.length === 0 ? say('toll.nothing', args) : say('toll.lost', { ...args, items: all });
  }
}

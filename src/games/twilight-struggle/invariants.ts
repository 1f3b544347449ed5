// What must hold in every position.
import { civilWarNeeded, eraOf } from './data/tracks.js';
import { eras, opponent, sides } from './data/terms.js';
import { countryIds } from './data/countries.js';
import { eraCards } from './options.js';
import { zones, type TwilightState } from './state.js';

/** Eras whose cards may be in the game now; on turns 4 and 8 the new era joins while the turn begins. */
function cardCounts(state: TwilightState): readonly number[] {
  const late = state.options.scenario === 'late_war';
  const upTo = (turn: number): number =>
    eras.slice(0, eras.indexOf(eraOf(turn)) + 1).reduce((sum, era) => sum + eraCards(state.options, era).length, 0);
  return late ? [upTo(10)] : [upTo(state.turn), upTo(Math.max(1, state.turn - 1))];
}

/** Throws when a position is impossible. */
export function invariants(state: TwilightState): void {
  const fail = (what: string): never => {
    throw new Error(`impossible position: ${what}`);
  };
  const lying = zones.all(state);
  const [fault] = zones.faults(state);
  if (fault !== undefined) fail(fault);
  if (!cardCounts(state).includes(lying.length)) fail(`${lying.length} cards in the game`);
  if (lying.includes('the_china_card')) fail('The China Card lies among the others');
  if (state.civilWar !== null && state.china.holder !== null) fail('The China Card is out during the civil war');
  if (state.civilWar !== null && state.civilWar >= civilWarNeeded) fail('a full civil war space');
  for (const side of sides) {
    const seen = state.seen[side].find((id) => !state.hands[opponent(side)].includes(id));
    if (seen !== undefined) fail(`${seen} is known in a hand where it is not`);
    if (state.missileEnvy === side && !state.hands[side].includes('missile_envy')) fail('a duty without its card');
  }
  for (const id of countryIds) {
    const { us, ussr } = state.influence[id];
    if (!Number.isInteger(us) || !Number.isInteger(ussr) || us < 0 || ussr < 0) fail(`influence in ${id}`);
  }
  if (state.result === null && Math.abs(state.vp) > 20) fail(`${state.vp} VP`);
  if (state.result === null && state.defcon < 2) fail(`DEFCON ${state.defcon}`);
  if (state.effects.willyBrandt && state.effects.tearDown) fail('Willy Brandt after Tear Down this Wall');
  if (state.effects.flowerPower && state.effects.evilEmpire) fail('Flower Power after "An Evil Empire"');
}

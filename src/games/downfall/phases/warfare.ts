// Strategic Warfare: a marker moves, its objective follows, and fleets, submarines or elite aircraft come and go with it.
import { chooseOne } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { Facts } from '../data/facts.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import type { Track } from '../data/warfare.js';
import { factionName, say } from '../reports/names.js';
import { elitesDue } from '../rules/air.js';
import { eventBonus } from '../rules/odds.js';
import { openTracks, shiftTrack } from '../rules/victory.js';
import { italianSeas } from '../rules/waters.js';
import type { DownfallTable } from '../state.js';
import { exchangeElites } from './air.js';
import { twoDice, yieldOf } from './rolls.js';

/** A marker moves one faction's way, with all that follows; nothing where its war is over. */
export function* shift(t: DownfallTable, track: Track, towards: 'western' | 'okw', boxes: number): Script<void> {
  const { state } = t;
  const before = state.warfare[track];
  const elites = elitesDue(state);
  shiftTrack(state, track, towards === 'western' ? -boxes : boxes);
  const box = state.warfare[track];
  if (box === before) return;
  t.tell(say('report.warfare', { track: say(`track.${track}`), faction: factionName(towards), box: box + 1 }), {
    weight: 'headline',
  });
  if (track === 'bombing') yield* exchangeElites(t, elites);
  else yield* adjustFleets(t, track);
}

function heldBy(facts: Facts, track: 'malta' | 'atlantic'): readonly NavalId[] {
  return facts.navalIds.filter((id) =>
    track === 'malta' ? facts.fleets[id].italian === true : facts.fleets[id].kind === 'submarine',
  );
}

/** Italian fleets or submarines at sea become as many as the marker's box says. */
function* adjustFleets(t: DownfallTable, track: 'malta' | 'atlantic'): Script<void> {
  const { state } = t;
  const due = factsOf(state).warfare[track][state.warfare[track]]?.units ?? 0;
  const at = (status: 'sea' | 'display'): readonly NavalId[] =>
    heldBy(factsOf(state), track).filter((id) => state.naval[id].status === status);
  while (at('sea').length > due) yield* withdraw(t, at('sea'));
  while (at('sea').length < due && at('display').length > 0) {
    if (!(yield* launch(t, track, at('display')))) return;
  }
}

/** The OKW takes one off: interdicted ones, then weak ones before the others. */
function* withdraw(t: DownfallTable, ids: readonly NavalId[]): Script<void> {
  const { state } = t;
  const weight = (id: NavalId): number => (state.naval[id].ready ? 10 : 0) + factsOf(state).fleets[id].strength;
  const sorted = [...ids].sort((a, b) => weight(a) - weight(b));
  const [first] = sorted;
  if (first === undefined) return;
  const places = sorted.flatMap((id) => state.naval[id].sea ?? []);
  const asked = { key: 'withdraw', seat: 'okw', text: say('ask.withdraw'), pace: 'reaction', places } as const;
  const ways = sorted.map((id) => ({ id, text: say(`unit.${id}`), detail: whereabouts(t, id) }));
  const gone = yield* chooseOne(t, asked, { ways, fallback: first });
  state.naval[gone] = { status: 'display', sea: null, ready: true, turn: null };
  state.held.push(gone);
  t.tell(say('report.withdrawn', { fleet: say(`unit.${gone}`) }), { focus: [gone] });
}

function whereabouts({ state }: DownfallTable, id: NavalId): ReturnType<typeof say> {
  const { sea, ready } = state.naval[id];
  if (sea === null) return say('naval.held');
  return say(ready ? 'naval.ready' : 'naval.interdicted', { sea: say(`sea.${sea}`) });
}

/** The OKW puts one to sea; false when there is no port for it. */
function* launch(t: DownfallTable, track: 'malta' | 'atlantic', ids: readonly NavalId[]): Script<boolean> {
  const { state } = t;
  const seas: readonly SeaArea[] = track === 'atlantic' ? ['north-atlantic'] : italianSeas(state);
  const [first] = seas;
  // Displays fill from the right and empty from the left (L1400-1408); of those that lie there from the start the strongest goes.
  const id =
    state.held.findLast((one) => ids.includes(one)) ??
    [...ids].sort((a, b) => factsOf(state).fleets[b].strength - factsOf(state).fleets[a].strength)[0];
  if (first === undefined || id === undefined) return false;
  const asked = {
    key: 'launch',
    seat: 'okw',
    text: say('ask.launch', { fleet: say(`unit.${id}`) }),
    pace: 'reaction',
    places: seas,
  } as const;
  const ways = seas.map((sea) => ({ id: sea, text: say(`sea.${sea}`) }));
  const sea = seas.length === 1 ? first : yield* chooseOne(t, asked, { ways, fallback: first });
  state.naval[id] = { status: 'sea', sea, ready: true, turn: null };
  state.held = state.held.filter((one) => one !== id);
  t.tell(say('report.launched', { fleet: say(`unit.${id}`), sea: say(`sea.${sea}`) }), { focus: [id, sea] });
  return true;
}

/** A roll on a track. */
export function* rollTrack(t: DownfallTable, track: Track, faction: 'western' | 'okw', bonus: number): Script<void> {
  const roll = twoDice(t, 'strategic warfare') + eventBonus(t.state, faction) + bonus;
  const boxes = yieldOf(roll);
  t.tell(
    say('report.warfareRoll', { track: say(`track.${track}`), faction: factionName(faction), roll, count: boxes }),
    // Where the marker moves, that is what is told.
    { weight: boxes > 0 ? 'detail' : 'main' },
  );
  if (boxes > 0) yield* shift(t, track, yield* whichWay(t, faction), boxes);
}

/** Which way the marker goes: one's own, unless whoever has rolled wants to be asked (L1370-1371). */
function* whichWay(t: DownfallTable, faction: 'western' | 'okw'): Script<'western' | 'okw'> {
  const asked = {
    key: 'warfareWay',
    seat: faction,
    text: say('ask.warfareWay'),
    pace: 'turn',
    idle: 'standing',
  } as const;
  const other = faction === 'western' ? 'okw' : 'western';
  const ways = ([faction, other] as const).map((id) => ({ id, text: factionName(id) }));
  return yield* chooseOne(t, asked, { ways, fallback: faction });
}

/** The order: the West gains a transport point, then one of the tracks that are still fought over is rolled on. */
export function* strategicWarfare(t: DownfallTable, faction: 'western' | 'okw'): Script<void> {
  const { state } = t;
  if (faction === 'western' && state.transportPoints < 10) {
    state.transportPoints += 1;
    t.tell(say('report.transport', { count: state.transportPoints }));
  }
  const open = openTracks(state);
  if (open.length === 0) {
    t.tell(say('report.warfareOver'));
    return;
  }
  const asked = { key: 'warfare', seat: faction, text: say('ask.warfare'), pace: 'turn' } as const;
  const ways = [
    ...open.map((id) => ({ id, text: say(`track.${id}`), detail: say('warfare.box', { box: state.warfare[id] + 1 }) })),
    { id: 'none' as const, text: say('warfare.none') },
  ];
  const track = yield* chooseOne<Track | 'none'>(t, asked, { ways, fallback: open[0] ?? 'none' });
  if (track !== 'none') yield* rollTrack(t, track, faction, 0);
}

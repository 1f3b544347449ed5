// The position in words: title, score, and the board line by line.
import type { Text } from '../../../table/text.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import { seaAreas, type SeaArea } from '../data/seas.js';
import { factions } from '../data/units.js';
import { tracks } from '../data/warfare.js';
import { hasNavalRules } from '../rules/fleets.js';
import { eventName, factionName, say, weatherName } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { spotName } from '../reports/whereabouts.js';
import { weatherOf, spaceOf } from '../rules/time.js';
import { typeOf } from '../state.js';
import type { DownfallView } from '../view.js';
import { standing } from './units.js';

/** Turn, faction and what it does, in a few words. */
export function title(view: DownfallView): Text {
  const facts = factsOf(view);
  const faction = factionName(view.active);
  if (view.combat !== null)
    return say('title.combat', {
      turn: view.turn,
      faction: factionName(view.combat.attacker),
      place: spotName(facts, view.combat.target),
    });
  if (view.eventOf !== null)
    return say('title.event', {
      turn: view.turn,
      faction: factionName(view.eventOf),
      event: eventName(facts, view.events.current),
    });
  return say(view.order === null ? 'title.turn' : 'title.order', { turn: view.turn, faction });
}

/** A faction's order with all its attacks, or an event. */
export function chapter({ turn, active, eventOf }: DownfallView): Text {
  return say('title.chapter', { turn, faction: factionName(eventOf ?? active) });
}

/** Victory points in one line: to whom, or that there are none. */
export function score({ vp }: DownfallView): Text {
  if (vp === 0) return say('score.even');
  return vp > 0 ? say('score.western', { points: vp }) : say('score.soviet', { points: -vp });
}

/** The board in words: tracks, cards that lie open, then every place where something stands. */
export function describe(view: DownfallView): readonly Text[] {
  const facts = factsOf(view);
  const { pending, current, spent } = view.events;
  const open = [current, pending, ...(spent === null ? [] : [spent])];
  return [
    title(view),
    score(view),
    say('describe.weather', { weather: weatherName(weatherOf(view)), space: spaceOf(view.weatherAt) }),
    ...factions.map((faction) =>
      say('describe.faction', {
        faction: factionName(faction),
        space: spaceOf(view.time[faction]),
        hand: view.handCounts[faction],
      }),
    ),
    say('describe.events', {
      events: open.filter((id) => Object.hasOwn(facts.events, id)).map((one) => eventName(facts, one)),
    }),
    say('describe.reserves', { armor: view.armorReserve, transport: view.transportPoints }),
    ...seaLines(view),
    ...placeLines(view),
  ];
}

/** Strategic Warfare and what is at sea. */
function seaLines(view: DownfallView): readonly Text[] {
  const facts = factsOf(view);
  const shown = tracks.filter((track) => hasNavalRules(view) || track === 'bombing');
  const at = (sea: SeaArea): readonly NavalId[] =>
    facts.navalIds.filter((id) => view.naval[id].status === 'sea' && view.naval[id].sea === sea);
  return [
    ...shown.map((track) =>
      say('describe.warfare', {
        track: say(`track.${track}`),
        box: view.warfare[track] + 1,
        boxes: facts.warfare[track].length,
      }),
    ),
    ...seaAreas
      .filter((sea) => at(sea).length > 0)
      .map((sea) =>
        say('describe.naval', {
          sea: say(`sea.${sea}`),
          fleets: at(sea).map((id) =>
            say(view.naval[id].ready ? 'describe.fleet' : 'describe.interdicted', {
              fleet: say(`unit.${id}`),
              strength: facts.fleets[id].strength,
            }),
          ),
        }),
      ),
  ];
}

function placeLines(view: DownfallView): readonly Text[] {
  const facts = factsOf(view);
  return [...standing(view)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([place, { units, air, partisans }]) =>
      say('describe.place', {
        place: placeName(facts, place),
        pieces: [
          ...units.map((id) => {
            const unit = view.units[id];
            const args = {
              unit: unitName(facts, id),
              type: say(`type.${typeOf(facts, id, unit)}`),
              steps: unit.steps,
            };
            return unit.isolated === 0
              ? say('describe.unit', args)
              : say('describe.isolated', { ...args, level: unit.isolated });
          }),
          ...[...air, ...partisans].map((id) => say(`unit.${id}`)),
        ],
      }),
    );
}

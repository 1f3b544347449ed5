// What of a question is worth trying in thought: plays, and the spaces in which a piece is placed or a battle is fought.
import type { Question } from '../../../table/question.js';
import { isCardId } from '../data/cards.js';
import { isFlag, sideOf, type Flag, type Nation } from '../data/nations.js';
import { isSpaceId, stars, type SpaceId } from '../data/spaces.js';
import { enemiesIn, sideHolds, withoutPiece, withPiece } from '../rules/board.js';
import { isProtected } from '../rules/battles.js';
import type { QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { addedToBattle, addedToPlacing, battleGain, lossOf, placingGain } from './gains.js';
import type { Chosen } from './playing-on.js';
import { playsByWorth } from './quick.js';

/** One of the things that could be done, and how it is carried out in thought. */
export interface Way {
  readonly id: string;
  /** How good it looks at first sight. */
  readonly worth: number;
  /** Changes the position to what it is once this has been done. */
  readonly done?: (state: QmgState) => void;
  /** The phase in which the game then goes on. */
  readonly phase: string;
  /** What is answered on the way there, before the quick player is asked. */
  readonly chosen?: () => Chosen;
}

/** What can be answered, each with what looks best first. */
export interface Ways {
  /** What is worth trying for what it looks like; nothing where the first idea is good enough. */
  readonly sensible: readonly Way[];
  /** What may bring a star within the turn, whatever it looks like. */
  readonly toStars: readonly Way[];
}

const none: Ways = { sensible: [], toStars: [] };

/** What looks so much worse than the best at first sight is not tried. */
const sensible = 4;
const sensiblePlay = 7;

/** The ways to answer; none where there is but the first idea. */
export function waysToAnswer({ key, form, about }: Question, view: QmgView, nation: Nation): Ways {
  if (form.kind !== 'choose') return none;
  const ids = form.options().map(({ id }) => id);
  if (key === 'play') return plays(view, nation, ids);
  // In others' turns, and for who decides for another, the first idea stands.
  if (view.active !== nation) return none;
  const { of, how } = about ?? {};
  const whose = typeof of === 'string' && isFlag(of) ? of : nation;
  const phase = view.options.totalWar ? 'air' : 'supply';
  const places = ids.filter(isSpaceId);
  if (key === 'place') {
    const all = placing(view, whose, places, phase);
    const added = places.some((space) => addedToPlacing(view, nation, { whose, how }, space) > muchAdded);
    const free = freeStars(view, whose);
    return { sensible: added ? [] : best(all), toStars: all.filter(({ id }) => free.some((space) => space === id)) };
  }
  if (key !== 'battle' || places.some((space) => addedToBattle(view, nation, space) > muchAdded)) return none;
  return { sensible: best(battling(view, nation, places, phase)), toStars: [] };
}

/** What cards on the table add comes before the turn goes on: where it is as much as a piece, it is left to first sight, which sees it. */
const muchAdded = 1;

function plays(view: QmgView, nation: Nation, ids: readonly string[]): Ways {
  const all = playsByWorth(view, nation, ids).map((one) => playing(view, nation, one));
  const most = all[0]?.worth ?? 0;
  // Cards given for another are no piece yet: whoever has given them is asked again.
  return {
    sensible: all.filter(({ worth }) => worth > most - sensiblePlay),
    toStars: all.filter(({ id }) => isCardId(id)),
  };
}

function playing(view: QmgView, nation: Nation, { id, worth }: Pick<Way, 'id' | 'worth'>): Way {
  const free = freeStars(view, nation);
  return {
    id,
    worth,
    phase: 'play',
    chosen: () => {
      let given = false;
      return ({ key, seat, form }) => {
        if (seat !== nation || form.kind !== 'choose') return undefined;
        if (key === 'play' && !given) {
          given = true;
          return [id];
        }
        // A piece goes to a star, as it will when it is asked for.
        if (key !== 'place') return undefined;
        const ids = form.options().map((option) => option.id);
        const [star] = ranked(
          free.filter((space) => ids.includes(space)),
          (space) => placingGain(view, nation, space),
        );
        return star === undefined ? undefined : [star.id];
      };
    },
  };
}

function freeStars(view: QmgView, flag: Flag): readonly SpaceId[] {
  return stars.filter((space) => !sideHolds(view, sideOf(flag), space));
}

function placing(view: QmgView, flag: Flag, places: readonly SpaceId[], phase: string): readonly Way[] {
  return ranked(places, (space) => placingGain(view, flag, space)).map(({ id, worth }) => ({
    id,
    worth,
    phase,
    done: (state): void => {
      state.pieces = withPiece(state, flag, id).pieces;
    },
  }));
}

function battling(view: QmgView, nation: Nation, places: readonly SpaceId[], phase: string): readonly Way[] {
  return ranked(places, (space) => battleGain(view, nation, space)).map(({ id, worth }) => {
    const [dearest] = enemiesIn(view, nation, id)
      .filter((enemy) => !isProtected(view, { nation: enemy, space: id }))
      .toSorted((a, b) => lossOf(view, b, id) - lossOf(view, a, id));
    return {
      id,
      worth,
      phase,
      done: (state): void => {
        if (dearest !== undefined) state.pieces = withoutPiece(state, dearest, id).pieces;
      },
    };
  });
}

interface Place {
  readonly id: SpaceId;
  readonly worth: number;
}

function ranked(places: readonly SpaceId[], worth: (space: SpaceId) => number): readonly Place[] {
  return places.map((id) => ({ id, worth: worth(id) })).toSorted((a, b) => b.worth - a.worth);
}

/** Those that look good at first sight; none where one stands out alone or nothing is won. */
function best(ways: readonly Way[]): readonly Way[] {
  const most = ways[0]?.worth ?? 0;
  const good = ways.filter(({ worth }) => worth > most - sensible && worth > 0.05);
  return good.length > 1 ? good : [];
}

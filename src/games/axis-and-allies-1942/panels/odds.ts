// The odds of the battles of a turn, as a page with a picture: the viewer's own orders are taken into account, nobody else's.
import { asSheet } from '../../../table/answer.js';
import type { Begun, Panel } from '../../../table/game.js';
import type { Look } from '../../../table/scene.js';
import type { SeatId } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { carefulOdds, isBrief, keepOdds } from '../rules/odds/odds.js';
import type { Odds } from '../rules/odds/tally.js';
import { contestOf, type Contest } from '../rules/odds/contest.js';
import { oddsText } from '../reports/odds.js';
import { battleTitle, sidesText } from '../reports/battles.js';
import { say } from '../reports/names.js';
import { defendersIn, type Camp } from '../rules/battle.js';
import type { BattleOrders } from '../rules/battle-orders.js';
import { beforeBattles, previewOf } from '../rules/preview.js';
import type { AaState, Battle } from '../state.js';
import { oddsPicture, type Prospect } from './odds-picture.js';

/** The battles that are still to be decided, the one being fought first; raids are no battles. */
export function battlesAhead(state: AaState): readonly Battle[] {
  return [...(state.battle === null ? [] : [state.battle]), ...state.battles].filter(({ kind }) => kind !== 'raid');
}

/** The contests of a page, and what comes of each; reckoned on another thread. */
interface OddsJob {
  readonly contests: readonly Contest[];
}
interface OddsFound {
  readonly odds: readonly Odds[];
}

/** Works out the page's odds. */
export function reckonOdds(job: object): OddsFound {
  return { odds: (job as OddsJob).contests.map(carefulOdds) };
}

/** The viewer's own orders for a battle. */
export type Known = (battle: Battle, camp: Camp) => BattleOrders | undefined;

function contestsOf(state: AaState, battles: readonly Battle[], seat: SeatId | null, known: Known): readonly Contest[] {
  return battles.map((battle) => {
    const own = known(battle, seat === state.active ? 'attack' : 'defense');
    return contestOf(state, battle, (power) => (power === seat ? own : undefined));
  });
}

/** The whole page, once its odds have been worked out. */
function pageOf(
  state: AaState,
  battles: readonly Battle[],
  contests: readonly Contest[],
  found: object,
): Pick<Panel, 'lines' | 'scene' | 'signs'> {
  const { odds } = found as OddsFound;
  odds.forEach((one, at) => {
    const contest = contests[at];
    if (contest !== undefined) keepOdds(contest, one);
  });
  const prospects = battles.flatMap((battle, at): readonly Prospect[] => {
    const one = odds[at];
    return one === undefined ? [] : [prospectOf(state, battle, one)];
  });
  return {
    lines: prospects.flatMap(({ battle, odds: one }) => linesOf(state, battle, one)),
    signs: prospects.map(({ battle, odds: one }) => ({
      at: battle.space,
      text: say('odds.sign', { win: Math.round(one.win * 100) }),
      detail: say('odds.battle', { space: battleTitle(battle), forces: oddsText(one, battle.kind) }),
    })),
    ...(prospects.length === 0 ? {} : { scene: (look: Look) => oddsPicture(prospects, look) }),
  };
}

/** The page of the odds; none while no battle is to be fought. */
export function oddsPanel(state: AaState, seat: SeatId | null, known: Known): readonly Panel[] {
  const battles = battlesAhead(state);
  if (battles.length === 0) return [];
  const contests = contestsOf(state, battles, seat, known);
  const plain = battles.map((battle) => contestOf(state, battle));
  const job: OddsJob = { contests };
  return [
    {
      id: 'odds',
      role: 'odds',
      at: battles.map(({ space }) => space),
      title: say('panel.odds'),
      // Orders of a seat's own count in its own page alone; where they change nothing, its page is everybody's.
      private: JSON.stringify(contests) !== JSON.stringify(plain),
      lines: battles.map((battle) => forcesOf(state, battle)),
      reckoning: { job, isBrief: isBrief(contests), page: (found) => pageOf(state, battles, contests, found) },
    },
  ];
}

/** The odds of the battles that moves in the making lead to, for nobody but who makes them; looked into when the page is opened. */
export function begunOddsPanel(
  state: AaState,
  seat: SeatId | null,
  known: Known,
  begun: readonly Begun[],
): readonly Panel[] {
  if (state.step !== 'combatMove' || seat !== state.active) return [];
  const sheet = asSheet(begun.find(({ question }) => question === 'combatMoves')?.answer ?? null);
  const seen = once(() => {
    const after = beforeBattles(previewOf(state, sheet).after);
    const battles = after.battles.filter((battle) => battle.kind !== 'raid' && defendersIn(after, battle).length > 0);
    return { after, battles, contests: contestsOf(after, battles, seat, known) };
  });
  return [
    {
      id: 'odds',
      role: 'odds',
      title: say('panel.odds'),
      private: true,
      lines: [],
      reckoning: {
        get job(): OddsJob {
          return { contests: seen().contests };
        },
        isBrief: false,
        page: (found) => {
          const { after, battles, contests } = seen();
          const page = pageOf(after, battles, contests, found);
          return battles.length === 0 ? { lines: [say('odds.noBattle')] } : page;
        },
      },
    },
  ];
}

function once<T>(work: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: work() }).value;
}

function prospectOf(state: AaState, battle: Battle, odds: Odds): Prospect {
  const [defender] = defendersIn(state, battle);
  return { battle, attacker: state.active, defender: defender?.power ?? state.active, odds };
}

function forcesOf(state: AaState, battle: Battle): Text {
  return say('odds.battle', { space: battleTitle(battle), forces: sidesText(state, battle) });
}

function linesOf(state: AaState, battle: Battle, odds: Odds): readonly Text[] {
  const args = {
    attackers: odds.attackersLeft.toFixed(1),
    defenders: odds.defendersLeft.toFixed(1),
    swing: signed(odds.swing),
  };
  return [forcesOf(state, battle), oddsText(odds, battle.kind), say('odds.left', args)];
}

function signed(amount: number): string {
  const rounded = Math.round(amount);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}

// What the table reads of a phase: a line a power or an action, short enough for a phone, everything else one press away.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { reportWords } from '../../src/discord/delivery/announce.js';
import type { Told } from '../../src/discord/deps.js';
import { happened } from '../../src/discord/ask/happened.js';
import { publicVoice, voice } from '../../src/discord/voice.js';
import * as axis from '../../src/games/axis-and-allies-1942/reports/names.js';
import * as downfall from '../../src/games/downfall/reports/names.js';
import * as quartermaster from '../../src/games/quartermaster-general/reports/names.js';
import * as twilight from '../../src/games/twilight-struggle/reports/names.js';
import { games } from '../../src/games/registry.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Report } from '../../src/table/replay.js';
import type { Text } from '../../src/table/text.js';
import { asComputer, playOut, type PlayedPhase } from '../support/contract.js';

/** Characters that a phone shows without scrolling. */
const screenful = 900;

const stored = (reports: readonly Report[]): Told[] =>
  reports.map(({ text, to, focus, weight }, id) => ({
    id,
    text,
    focus,
    weight,
    private: to !== 'all',
    retracted: false,
    checkpoint: 0,
  }));

/** What a table of one language, or of both, reads of a phase. */
function read(game: AnyGame, speech: 'en' | 'ko' | 'both', reports: readonly Report[]): string {
  const told = stored(reports).filter((one) => !one.private);
  const how = { isRunning: game.telling === 'running', heft: game.heft };
  return reportWords(publicVoice(appWording(), speech, game.id), told, how);
}

function gameNamed(id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Phases of a game between computer players. */
function phasesOf(id: string, options: object, maxQuestions: number): readonly PlayedPhase[] {
  const game = gameNamed(id);
  const settings = { seed: 'report', chooser: asComputer(game), maxQuestions };
  return playOut(game, game.options.parse(options), settings).phases;
}

describe('the report of a phase', () => {
  const played = [
    ['diplomacy', phasesOf('diplomacy', { lastYear: 1905 }, 400)],
    ['twilight-struggle', phasesOf('twilight-struggle', {}, 300)],
  ] as const;

  it.each(played)('of %s fits on one screen of a phone in each language', (id, phases) => {
    const game = gameNamed(id);
    for (const lang of ['en', 'ko'] as const) {
      const words = phases.map(({ replayed }) => read(game, lang, replayed.reports));
      expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(screenful);
      // No board of this game is so crowded that a line has to be left out.
      expect(words.filter((one) => one.includes('-# …'))).toEqual([]);
    }
    const both = phases.map(({ replayed }) => read(game, 'both', replayed.reports).length);
    expect(Math.max(...both)).toBeLessThanOrEqual(2 * screenful + 10);
  });

  it('of a Twilight Struggle action stands in a line or two, in three where four realignments and an event meet, or a card has another played', () => {
    const [, [, phases]] = played;
    const rounds = phases.filter(({ checkpoint }) => checkpoint.phase === 'round');
    const words = rounds.map(({ replayed }) => read(gameNamed('twilight-struggle'), 'en', replayed.reports));
    const linesOf = (text: string): number => text.split('\n').length;
    expect(rounds.length).toBeGreaterThan(50);
    const isFull = (text: string): boolean => text.split('realigns').length > 4 || text.split(' plays ').length > 2;
    expect(words.filter((text) => linesOf(text) > (isFull(text) ? 3 : 2))).toEqual([]);
  });

  it('keeps what matters most when it would not fit on one screen', () => {
    const [, phases] = played[0];
    const [many = []] = phases.map(({ replayed }) => replayed.reports).sort((a, b) => b.length - a.length);
    const game = gameNamed('diplomacy');
    const last = many.findLastIndex(({ weight }) => weight === 'main');
    const told = [
      ...many,
      ...many,
      ...many,
      ...many.map((one, n) => ({ ...one, weight: n === last ? 'headline' : 'main' }) as const),
    ];
    const words = read(game, 'en', told);
    expect(words.length).toBeLessThanOrEqual(screenful + 10);
    const [headline] = stored(many.slice(last, last + 1)).map(({ text }) => appWording().say(text, 'en', game.id));
    expect(words).toContain(`**${headline ?? ''}**`);
    expect(words).toMatch(/-# … and \d+ more$/);
  });

  it('leaves out the same in both languages, where the longer one does not fit', () => {
    const [, phases] = played[0];
    const [many = []] = phases.map(({ replayed }) => replayed.reports).sort((a, b) => b.length - a.length);
    const told = [...many, ...many].map((one) => ({ ...one, weight: 'main' }) as const);
    const [korean = '', english = ''] = read(gameNamed('diplomacy'), 'both', told).split('\n\n');
    const [cutOff] = /(?<=… and )\d+(?= more)/u.exec(english) ?? [];
    expect(Number(cutOff)).toBeGreaterThan(0);
    expect(korean).toMatch(new RegExp(`외 ${cutOff ?? ''}줄`, 'u'));
    expect(korean.split('\n')).toHaveLength(english.split('\n').length);
  });

  it('tells a power’s orders in one line, reasons only where one failed', () => {
    const [, phases] = played[0];
    const spring = phases[0]?.replayed.reports ?? [];
    const lines = read(gameNamed('diplomacy'), 'en', spring).split('\n');
    expect(lines.filter((line) => line.startsWith('**France**'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('unopposed');
    expect(spring.some(({ weight }) => weight === 'detail')).toBe(true);
  });
});

describe('what decides a game', () => {
  const report = (text: Text, weight: Report['weight'] = 'headline'): Report => ({
    text,
    to: 'all',
    focus: [],
    weight,
    after: 0,
  });
  const power = axis.powerName('germany');
  const held = { key: 'report.held', args: { space: axis.spaceName('sz13'), power } };
  const fought = Array.from({ length: 20 }, () => report(held));
  const taken = (land: 'egypt' | 'india' | 'russia' | 'ukraine_ssr'): Report =>
    report({ key: 'report.captured', args: { power, land: axis.spaceName(land) } });
  const nation = quartermaster.nationName('germany');
  const plays = report({ key: 'report.plays', args: { nation, card: quartermaster.cardName('ger-blitzkrieg') } });
  const spaces = [quartermaster.spaceName('germany')];
  const side = quartermaster.sideName('axis');
  const scored = report({ key: 'report.scoresSpaces', args: { nation, count: 2, spaces, side, total: 9 } }, 'main');
  const many = (one: Report): readonly Report[] => Array.from({ length: 30 }, () => one);
  const pieces = many(report({ key: 'report.discardsHand', args: { nation, count: 2 } }));
  const us = twilight.sideName('us');
  const points = report({ key: 'vp.gain', args: { side: us, points: 3, marker: { key: 'vp.even' } } });
  const defcon = report({ key: 'defcon.degrades', args: { level: 3 } }, 'main');
  const turns = many(report({ key: 'space.arrives', args: { side: us, number: 2, box: { key: 'space.2' } } }));

  it.each([
    [
      'axis-and-allies-1942',
      [...fought, taken('egypt'), ...fought, taken('russia'), taken('india')],
      ['captures Russia', 'captures India', 'captures Egypt'],
    ],
    ['quartermaster-general', [...pieces, plays, scored, ...pieces], [' plays ', 'scores 2 points']],
    ['twilight-struggle', [...turns, points, defcon, ...turns], ['gains 3 VP', 'DEFCON degrades to 3']],
  ] as const)('is never left out of a short report or a desk for what is lighter: %s', (id, reports, said) => {
    const game = gameNamed(id);
    const words = read(game, 'en', reports);
    expect(words).toMatch(/… and \d+ more$/u);
    const desk = happened(
      stored(reports).map((one, at) => ({ ...one, id: at })),
      voice(appWording(), 'en', id),
      { heft: game.heft },
    ).lines.join('\n');
    for (const [at, part] of said.entries()) {
      expect(words).toContain(part);
      // On a desk what decides stands, and on its table all that is heavy.
      if (at < 2) expect(desk).toContain(part);
    }
  });

  it('is a capital or a city before any other land', () => {
    const lands = Array.from({ length: 30 }, () => taken('ukraine_ssr'));
    const all = [...lands, taken('russia'), taken('india'), ...lands];
    const game = gameNamed('axis-and-allies-1942');
    const { lines } = happened(
      stored(all).map((one, at) => ({ ...one, id: at })),
      voice(appWording(), 'en', game.id),
      { heft: game.heft },
    );
    for (const words of [read(game, 'en', all), lines.join('\n')]) {
      expect(words).toContain('captures Russia');
      expect(words).toContain('captures India');
      expect(words).toContain('captures Ukraine');
    }
  });

  const city = { key: 'city.berlin' };
  const [western, okh] = (['western', 'okh'] as const).map(downfall.factionName);
  const lost = { key: 'toll.nothing', args: { faction: okh ?? '' } };
  const vp = { key: 'points.even' };
  const ideology = downfall.ideologyName('western');
  const combat = { place: city, holder: okh ?? '', winner: western ?? '', attacker: lost, defender: lost };
  const cities = { axis: 6, allies: 7, round: 3 };
  const heavy: readonly (readonly [
    game: string,
    ordinary: Text,
    heavier: readonly Text[],
    deciding: Text,
    end: Text,
  ])[] = [
    [
      'axis-and-allies-1942',
      held,
      [
        { key: 'report.cleared', args: { space: axis.spaceName('sz13'), power } },
        { key: 'report.notTaken', args: { space: axis.spaceName('egypt') } },
        { key: 'report.loot', args: { power, from: axis.powerName('ussr'), amount: 24 } },
        { key: 'report.endOfRound', args: cities },
        { key: 'report.noCapital', args: { power } },
      ],
      taken('russia').text,
      { key: 'over.cities', args: { ...cities, side: axis.sideName('axis') } },
    ],
    [
      'quartermaster-general',
      { key: 'report.discardsHand', args: { nation, count: 2 } },
      [
        { key: 'report.gains', args: { side, count: 2, total: 9 } },
        { key: 'report.loses', args: { side, count: 2, total: 5 } },
        { key: 'report.round', args: cities },
      ],
      scored.text,
      { key: 'over.win', args: { ...cities, side } },
    ],
    [
      'twilight-struggle',
      { key: 'space.arrives', args: { side: us, number: 2, box: { key: 'space.2' } } },
      [{ key: 'defcon.improves', args: { level: 4 } }, defcon.text, points.text],
      defcon.text,
      { key: 'end.vp', args: { side: us } },
    ],
    [
      'downfall',
      { key: 'report.held', args: combat },
      [
        { key: 'report.objective', args: { city, ideology, vp } },
        { key: 'report.objectives', args: { cities: [city, { key: 'city.oslo' }], ideology, vp } },
        { key: 'report.surrender', args: { nation: downfall.nationName('italy') } },
        { key: 'report.taken', args: combat },
        { key: 'report.takenBy', args: { ...combat, units: [downfall.ownWords('21st Army Group')] } },
        { key: 'report.andBack', args: { told: { key: 'report.taken', args: combat }, backs: [lost] } },
        { key: 'report.turnOver', args: { turn: 2, vp, western: 1, soviet: 2, axis: 9 } },
      ],
      { key: 'report.objective', args: { city, ideology, vp } },
      { key: 'over.time', args: { side: { key: 'side.western' } } },
    ],
  ];

  it.each(heavy)(
    'stands among forty reports that decide nothing, and the end among all: %s',
    (id, ordinary, heavier, deciding, end) => {
      const game = gameNamed(id);
      const among = (one: Text, others: Text): string => {
        const around = Array.from({ length: 40 }, () => report(others, 'main'));
        return read(game, 'en', [...around, report(one, 'main'), ...around]);
      };
      const said = (one: Text): string => appWording().say(one, 'en', id);
      for (const one of heavier) expect(among(one, ordinary)).toContain(said(one));
      expect(among(ordinary, ordinary)).toMatch(/… and \d+ more$/u);
      expect(among(end, deciding)).toContain(said(end));
    },
  );

  it('leaves out the last of several that weigh the same, and counts each that it leaves out', () => {
    const game = gameNamed('axis-and-allies-1942');
    const rounds = Array.from({ length: 60 }, (_, at) =>
      report({ key: 'report.endOfRound', args: { ...cities, round: at + 1 } }),
    );
    const lines = read(game, 'en', rounds).split('\n');
    const told = lines.slice(0, -1);
    expect(told.map((line) => Number(/Round (\d+)/u.exec(line)?.[1]))).toEqual(told.map((_, at) => at + 1));
    expect(lines.at(-1)).toBe(`-# … and ${rounds.length - told.length} more`);
  });

  it('stands in the order in which it happened', () => {
    const words = read(gameNamed('axis-and-allies-1942'), 'en', [
      taken('egypt'),
      ...fought,
      taken('russia'),
      ...fought,
    ]);
    expect(words.indexOf('Egypt')).toBeLessThan(words.indexOf('Sea Zone 13'));
    expect(words.indexOf('Sea Zone 13')).toBeLessThan(words.indexOf('captures Russia'));
  });
});

describe('a combat of Downfall', () => {
  it('ends with one line that stands out: its place, who holds it, what both sides took', () => {
    const ends = phasesOf('downfall', {}, 160).filter(({ checkpoint }) => checkpoint.phase === 'hits');
    expect(ends.length).toBeGreaterThan(2);
    for (const { replayed } of ends) {
      const outcomes = replayed.reports.filter(({ text }) =>
        /^report\.(?:held|taken|takenBy|emptied|andBack)$/u.test(text.key),
      );
      expect(outcomes).toMatchObject([{ weight: 'headline', to: 'all' }]);
    }
  });
});

describe('a report that was taken back', () => {
  it('is struck through, with a word that it does not count', () => {
    const [one] = stored([{ text: { key: 'outcome.lastYear' }, to: 'all', focus: [], weight: 'main', after: 0 }]);
    if (one === undefined) throw new Error('nothing told');
    const words = reportWords(publicVoice(appWording(), 'en', 'diplomacy'), [{ ...one, retracted: true }], {
      isRunning: false,
      heft: undefined,
    });
    expect(words).toMatch(/^~~The last year is over.*~~\n.*taken back/);
  });
});

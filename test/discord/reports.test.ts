// What the table reads of a phase: a line a power or an action, short enough for a phone, everything else one press away.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { reportWords } from '../../src/discord/delivery/announce.js';
import type { Told } from '../../src/discord/deps.js';
import { publicVoice } from '../../src/discord/voice.js';
import { games } from '../../src/games/registry.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Report } from '../../src/table/replay.js';
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
  return reportWords(publicVoice(appWording(), speech, game.id), told, game.telling === 'running');
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
    const [cutOff] = /\d+(?= more)/u.exec(english) ?? [];
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
    const words = reportWords(publicVoice(appWording(), 'en', 'diplomacy'), [{ ...one, retracted: true }], false);
    expect(words).toMatch(/^~~The last year is over.*~~\n.*taken back/);
  });
});

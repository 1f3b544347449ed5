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
  return reportWords(publicVoice(appWording(), speech, game.id), told);
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
      const lengths = phases.map(({ replayed }) => read(game, lang, replayed.reports).length).sort((a, b) => a - b);
      // A board full of fighting may take a little more.
      expect(lengths[Math.floor(lengths.length * 0.75)]).toBeLessThanOrEqual(screenful);
      expect(lengths.at(-1)).toBeLessThanOrEqual(1.25 * screenful);
    }
    const both = phases.map(({ replayed }) => read(game, 'both', replayed.reports).length);
    expect(Math.max(...both)).toBeLessThanOrEqual(2.5 * screenful);
  });

  it('tells a power’s orders in one line, reasons only where one failed', () => {
    const [, phases] = played[0];
    const spring = phases[0]?.replayed.reports ?? [];
    const lines = read(gameNamed('diplomacy'), 'en', spring).split('\n');
    expect(lines.filter((line) => line.startsWith('**France**'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('nobody in the way');
    expect(spring.some(({ weight }) => weight === 'detail')).toBe(true);
  });
});

describe('a report that was taken back', () => {
  it('is struck through, with a word that it does not count', () => {
    const [one] = stored([{ text: { key: 'outcome.lastYear' }, to: 'all', focus: [], weight: 'main', after: 0 }]);
    if (one === undefined) throw new Error('nothing told');
    const words = reportWords(publicVoice(appWording(), 'en', 'diplomacy'), [{ ...one, retracted: true }]);
    expect(words).toMatch(/^~~The last year is over.*~~\n.*taken back/);
  });
});

// What the command line does with files: scenarios, adjudications, replays.
import { describe, expect, it } from 'vitest';
import { cliWords } from '../../src/cli/words.js';
import { replayGame, type RecordedPhase } from '../../src/cli/replay.js';
import { playScenarioFile } from '../../src/cli/scenarios.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { games } from '../../src/games/registry.js';
import { appWording } from '../../src/app/wording.js';
import { SeededDice } from '../../src/table/dice.js';
import { replay, type Given } from '../../src/table/replay.js';

const wording = appWording();
const lines = (orders: Readonly<Record<string, string>>, lang: 'en' | 'ko', position = {}): string[] => {
  const steps = [...Object.entries(orders).map(([seat, text]) => ({ seat, text })), { deadline: true }];
  const file = { game: 'diplomacy', title: '', scenarios: [{ name: 'asked', position, steps }] };
  const played = playScenarioFile(file, games, wording, true);
  if (typeof played === 'string') throw new Error(`no game ${played}`);
  return played.flatMap(({ told }) => told.map((text) => wording.say(text, lang, 'diplomacy')));
};

describe('adjudicate', () => {
  it('says what came of every order and why, whatever language it was typed in', () => {
    const orders = { france: 'A Par - Bur; 육 마르세유 지원 육 파리 - 버건디', germany: 'A Mun - Bur' };
    expect(lines(orders, 'en').join('\n')).toContain('✓ A Par - Bur · strength 2 with A Mar beats');
    expect(lines(orders, 'en').find((line) => line.includes('A Mun - Bur'))).toMatch(/^✗ .*strength 1 .*French A Par/);
    expect(lines(orders, 'ko').find((line) => line.includes('뮌헨 - 버건디'))).toMatch(/^✗ .*힘 1/);
  });

  it('takes a position of its own and names what it cannot read', () => {
    const found = lines({ italy: 'F Rom - Tys; A Ven - Xyz' }, 'en', { units: ['italy F rom', 'italy A ven'] });
    expect(found[0]).toContain('xyz');
    expect(found.some((line) => line.startsWith('✓ F Rom - Tys'))).toBe(true);
  });

  it('refuses a position that does not fit', () => {
    expect(() => lines({}, 'en', { units: ['France Army Paris'] })).toThrow();
  });

  it('judges orders as they are written as well, and says why', () => {
    const orders = { france: ['A par - bur', 'A par - nth'] };
    const file = { game: 'diplomacy', title: '', scenarios: [{ name: 'judged', steps: [{ orders }] }] };
    const played = playScenarioFile(file, games, wording);
    if (typeof played === 'string') throw new Error(played);
    const told = played.flatMap((one) => one.told.map((text) => wording.say(text, 'en', 'diplomacy')));
    expect(told).toContain('✗ __A Par - Nth__ · not possible: armies cannot go to sea');
  });
});

describe('scenario files', () => {
  it('are played, with what came out otherwise', () => {
    const general = playScenarioFile(
      {
        game: 'diplomacy',
        title: 'One spring',
        scenarios: [
          {
            name: 'France opens',
            steps: [
              { seat: 'france', text: 'A Par - Bur; F Bre - Mao; A Mar - Spa' },
              { seat: 'germany', text: '육 뮌헨 - 버건디', lang: 'ko' },
              { seat: 'england', text: 'F Lon - Ntx', refused: ['unread.here'] },
              { deadline: true, expect: { phase: 'movement', state: { season: 'autumn' } } },
            ],
          },
          { name: 'Wrong on purpose', expect: { phase: 'retreat' } },
        ],
      },
      games,
      wording,
    );
    if (typeof general === 'string') throw new Error(general);
    expect(general[1]?.faults).toEqual(['at the end: the phase is "movement", not "retreat"']);
    expect(general[0]?.faults).toEqual([]);
  });

  it('name a game that is not known', () => {
    expect(playScenarioFile({ game: 'ludo', title: '', scenarios: [] }, games, wording)).toBe('ludo');
  });
});

describe('replay', () => {
  const seed = 'replay';
  const setup = diplomacy.setup(diplomacy.options.parse({}), new SeededDice(seed));
  const first: RecordedPhase = { number: 0, ...setup, draws: 0, answers: [] };
  const seeds = { seedOf: () => seed, repaired: new Set<number>() };
  const opened = replay(diplomacy, seed, first, []).progress;
  const answers = (opened.kind === 'waiting' ? opened.open : []).map(({ id, question }): Given => ({
    question: id,
    seat: question.seat,
    value: [],
    by: 'deadline',
    final: true,
  }));
  const ended = replay(diplomacy, seed, first, answers).progress;
  const next = ended.kind === 'next' ? ended.checkpoint : null;

  it('finds a game the same, and says where it differs', () => {
    if (next === null) throw new Error('the phase did not end');
    const second: RecordedPhase = { number: 1, ...next, answers: [] };
    expect(replayGame(diplomacy, seeds, [{ ...first, answers }, second]).kind).toBe('same');
    const other = { ...second, state: { ...second.state, year: 1950 } };
    // As a program wrote it that knew less of a position.
    const { moves, ...state } = diplomacy.state.parse(next.state);
    const { lastYear, ...options } = state.options;
    expect([moves, lastYear]).not.toContain(undefined);
    const older = { ...second, state: { ...state, options } };
    const added = ['moves', 'options.lastYear'];
    expect(replayGame(diplomacy, seeds, [{ ...first, answers }, older])).toMatchObject({ kind: 'same', added });
    const otherwise = { ...older, state: { ...older.state, units: [] } };
    expect(replayGame(diplomacy, seeds, [{ ...first, answers }, otherwise])).toEqual({ kind: 'differs', phase: 0 });
    expect(replayGame(diplomacy, seeds, [{ ...first, answers }, other])).toEqual({ kind: 'differs', phase: 0 });
    expect(replayGame(diplomacy, seeds, [first, second])).toEqual({ kind: 'stops', phase: 0 });
    const wrong = answers.map((answer) => ({ ...answer, question: '9' }));
    expect(replayGame(diplomacy, seeds, [{ ...first, answers: wrong }, second])).toMatchObject({ kind: 'stale' });
  });
});

describe('words', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(cliWords.ko)).toEqual(Object.keys(cliWords.en));
  });
});

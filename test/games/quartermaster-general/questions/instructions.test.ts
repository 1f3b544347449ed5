// Instructions: cards used or kept by what is said in advance, and orders for the next turn that are handed back when they do not fit.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { optionsSchema } from '../../../../src/games/quartermaster-general/options.js';
import { instructionsWith } from '../../../../src/games/quartermaster-general/questions/instructions.js';
import { stands } from '../../../../src/games/quartermaster-general/questions/respond.js';
import { byNation, turnNumber, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { view } from '../../../../src/games/quartermaster-general/view.js';
import { plainInstruction, type Instructed, type Instruction } from '../../../../src/table/instruction.js';
import type { Replay } from '../../../../src/table/replay.js';
import { position, questionIn, questionsIn, run } from '../support/play.js';

const instructions = instructionsWith(() => undefined);

function cardsOf(nation: Nation, cards: readonly CardId[]): QmgState['hand'] {
  return byNation((one) => (one === nation ? [...cards] : []));
}

const attack = position(
  'germany',
  { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'ukraine', 'russia'] },
  {
    hand: cardsOf('germany', ['ger-land-battle']),
    responses: cardsOf('soviet-union', ['sov-stalingrad', 'sov-leningrad']),
  },
);

/** What instructions make of the question to a seat. */
function made(replayed: Replay, seat: Nation, given: readonly Instruction[]): Instructed | undefined {
  const question = questionsIn(replayed).find((one) => one.seat === seat);
  if (question === undefined) throw new Error(`${seat} is not asked`);
  return instructions.answer(question, given, view(replayed.state as QmgState, seat));
}

const told = (key: string, rest: Partial<Instruction>): Instruction => ({
  ...plainInstruction(key, []),
  value: null,
  ...rest,
});

describe('a card on the table', () => {
  const onUkraine = run(attack, 'play', [['ger-land-battle'], ['ukraine']]);

  it('is used, kept or asked for', () => {
    expect(made(onUkraine, 'soviet-union', [])).toBeUndefined();
    expect(made(onUkraine, 'soviet-union', [told('card.sov-stalingrad', {})])).toMatchObject({
      kind: 'answer',
      value: ['sov-stalingrad'],
    });
    expect(made(onUkraine, 'soviet-union', [told('card.sov-stalingrad', { mode: 'never' })])).toMatchObject({
      kind: 'answer',
      value: [],
    });
    expect(made(onUkraine, 'soviet-union', [told('card.sov-stalingrad', { mode: 'ask', fallback: 'use' })])).toEqual({
      kind: 'ask',
      fallback: ['sov-stalingrad'],
    });
  });

  it('is left alone by what is said of another card, or for another space', () => {
    expect(made(onUkraine, 'soviet-union', [told('card.sov-leningrad', {})])).toBeUndefined();
    const elsewhere = told('card.sov-stalingrad', { filter: ['russia'] });
    expect(made(onUkraine, 'soviet-union', [elsewhere])).toBeUndefined();
  });

  it('is used against those, for what and for the reasons that were named, of each sort one', () => {
    const filtered = (filter: readonly string[]): boolean =>
      made(onUkraine, 'soviet-union', [told('card.sov-stalingrad', { filter })]) !== undefined;
    expect([filtered(['by:germany']), filtered(['by:italy']), filtered(['by:italy', 'by:germany'])]).toEqual([
      true,
      false,
      true,
    ]);
    expect([filtered(['cause:battle']), filtered(['cause:supply', 'cause:card'])]).toEqual([true, false]);
    expect([filtered(['ukraine', 'by:germany']), filtered(['ukraine', 'by:japan'])]).toEqual([true, false]);
    expect(filtered(['russia', 'by:germany', 'cause:battle'])).toBe(false);
    const form = instructions.offers(attack, 'soviet-union').find(({ key }) => key === 'card.sov-stalingrad')
      ?.filter?.form;
    const ids = form?.kind === 'choose' ? form.options().map(({ id }) => id) : [];
    expect(ids).toEqual([
      'ukraine',
      ...['by:germany', 'by:japan', 'by:italy'],
      ...['cause:battle', 'cause:card', 'cause:supply'],
    ]);
  });

  it('is used as when time runs out where a nation attends no such windows, unless it says otherwise', () => {
    const absent = told('respond.removal', {});
    expect(made(onUkraine, 'soviet-union', [absent])).toMatchObject({ kind: 'answer', value: ['sov-stalingrad'] });
    const kept = told('card.sov-stalingrad', { mode: 'never' });
    expect(made(onUkraine, 'soviet-union', [absent, kept])).toMatchObject({ kind: 'answer', value: [] });
    const never = told('respond.removal', { mode: 'never' });
    expect(made(onUkraine, 'soviet-union', [never, told('card.sov-stalingrad', {})])).toMatchObject({ value: [] });
    const other = told('respond.placed', { mode: 'never' });
    expect(made(onUkraine, 'soviet-union', [other])).toBeUndefined();
  });

  it('is not used by a nation that passes for a while, unless it is told to be', () => {
    const now = turnNumber(attack);
    const away = (way: string): Instruction => told('pass', { value: [way] });
    const turn = away(`pass-turn-${String(now)}`);
    expect(made(onUkraine, 'soviet-union', [turn])).toEqual({ kind: 'answer', value: [], keys: ['pass'] });
    const asks = told('card.sov-stalingrad', { mode: 'ask', fallback: 'use' });
    expect(made(onUkraine, 'soviet-union', [turn, asks])).toMatchObject({ value: [] });
    expect(made(onUkraine, 'soviet-union', [turn, told('respond.removal', {})])).toMatchObject({
      value: ['sov-stalingrad'],
    });
    expect(made(onUkraine, 'soviet-union', [turn, told('card.sov-stalingrad', {})])).toMatchObject({
      value: ['sov-stalingrad'],
      keys: ['card.sov-stalingrad'],
    });
  });

  it('is passed over until the turn or the round is over', () => {
    const offered = (state: QmgState): readonly string[] => {
      const form = instructions.offers(state, 'japan').find(({ key }) => key === 'pass')?.value?.form;
      return form?.kind === 'choose' ? form.options().map(({ id }) => id) : [];
    };
    const [turn = '', round = ''] = offered(attack);
    const over = (way: string, state: QmgState): boolean | undefined =>
      instructions.isOver?.({ key: 'pass', value: [way] }, state);
    const japan = { ...attack, active: 'japan' as const };
    const next = { ...attack, round: 2 };
    expect([over(turn, attack), over(turn, japan), over(turn, next)]).toEqual([false, true, true]);
    expect([over(round, attack), over(round, japan), over(round, next)]).toEqual([false, false, true]);
    expect(instructions.isOver?.({ key: 'turn', value: [] }, next)).toBe(false);
  });

  it('goes by its place among those that could be used', () => {
    const landing = position(
      'germany',
      { germany: ['germany', 'western-europe', 'north-sea'], 'united-kingdom': ['united-kingdom'] },
      {
        hand: cardsOf('germany', ['ger-land-battle']),
        responses: cardsOf('united-kingdom', ['uk-raf', 'uk-defensive-posture']),
      },
    );
    const onBritain = run(landing, 'play', [['ger-land-battle'], ['united-kingdom']]);
    const ranked = (raf: number, posture: number): Instructed | undefined =>
      made(onBritain, 'united-kingdom', [
        told('card.uk-raf', { priority: raf }),
        told('card.uk-defensive-posture', { priority: posture }),
      ]);
    expect(ranked(1, 2)).toMatchObject({ value: ['uk-raf'] });
    expect(ranked(2, 1)).toMatchObject({ value: ['uk-defensive-posture'] });
    // What is never to be used is not used when time runs out either; the other card still is.
    const never = told('card.uk-defensive-posture', { mode: 'never' });
    const absent = told('respond.removal', {});
    expect(made(onBritain, 'united-kingdom', [never])).toEqual({ kind: 'ask', fallback: ['uk-raf'] });
    expect(made(onBritain, 'united-kingdom', [absent, never])).toMatchObject({ kind: 'answer', value: ['uk-raf'] });
  });

  it('leaves what can be said of windows the same, whatever lies face down', () => {
    const windows = (state: QmgState): readonly string[] =>
      instructions
        .offers(state, 'soviet-union')
        .map(({ key }) => key)
        .filter((key) => key.startsWith('respond.'));
    expect(windows(attack)).toEqual(['respond.removal', 'respond.placed']);
    expect(windows({ ...attack, responses: cardsOf('soviet-union', []) })).toEqual(windows(attack));
  });

  it('is offered to its owner alone', () => {
    const keys = (seat: string): readonly string[] => instructions.offers(attack, seat).map(({ key }) => key);
    // What most come to say stands first.
    expect(keys('soviet-union')[0]).toBe('turn');
    expect(keys('soviet-union')).toEqual(expect.arrayContaining(['card.sov-stalingrad', 'card.sov-leningrad']));
    expect(keys('germany').some((key) => key.includes('sov-'))).toBe(false);
  });
});

describe('Economic Warfare', () => {
  const raid = position(
    'germany',
    { germany: ['germany', 'baltic-sea'], 'united-kingdom': ['united-kingdom'] },
    {
      hand: cardsOf('germany', ['ger-submarines-lead-the-battle-of-the-atlantic']),
      responses: cardsOf('united-kingdom', ['uk-asw-tactics']),
    },
  );
  const shown = run(raid, 'play', [['ger-submarines-lead-the-battle-of-the-atlantic']]);

  it.each([
    ['2', ['uk-asw-tactics']],
    ['3', undefined],
  ] as const)('is answered from %s cards at stake on', (least, value) => {
    const against = told('card.uk-asw-tactics', { filter: [least, 'by:italy'] });
    expect(made(shown, 'united-kingdom', [against])).toBeUndefined();
    const answer = made(shown, 'united-kingdom', [told('card.uk-asw-tactics', { filter: [least] })]);
    expect(answer).toEqual(
      value === undefined ? undefined : expect.objectContaining({ kind: 'answer', value: [...value] }),
    );
  });
});

describe('orders for the next turn', () => {
  const build = position('germany', { germany: ['germany'] }, { hand: cardsOf('germany', ['ger-build-army']) });
  const early = (key: string, value: readonly string[]): Instruction => ({
    ...plainInstruction(key, value),
    once: true,
  });

  it('play the card and place the piece in the first space that is possible', () => {
    expect(made(run(build, 'play'), 'germany', [early('early.play', ['ger-build-army'])])).toMatchObject({
      value: ['ger-build-army'],
    });
    const where = early('early.place', ['ukraine', 'balkans', 'italy']);
    expect(made(run(build, 'play', [['ger-build-army']]), 'germany', [where])).toMatchObject({ value: ['balkans'] });
  });

  it('are handed back with the reason when nothing of them is possible', () => {
    expect(made(run(build, 'play'), 'germany', [early('early.play', ['ger-plunder'])])).toMatchObject({
      kind: 'handBack',
      keys: ['early.play'],
      reason: { key: 'instruct.gone.play' },
    });
    const where = early('early.place', ['ukraine']);
    expect(made(run(build, 'play', [['ger-build-army']]), 'germany', [where])).toMatchObject({ kind: 'handBack' });
  });

  it('wait for the turn of the nation: what it is asked in another turn is not answered by them', () => {
    const lent = position(
      'united-states',
      { 'united-states': ['eastern-united-states'], 'united-kingdom': ['united-kingdom'] },
      { hand: cardsOf('united-states', ['usa-free-french-allies', 'usa-sea-battle']) },
    );
    const placing = run(lent, 'play', [['usa-free-french-allies']]);
    expect(questionIn(placing)).toMatchObject({ seat: 'united-kingdom', key: 'place' });
    expect(made(placing, 'united-kingdom', [early('early.place', ['africa'])])).toBeUndefined();
  });

  it('are offered while another nation plays', () => {
    const keys = (state: QmgState): readonly string[] => instructions.offers(state, 'germany').map(({ key }) => key);
    expect(keys(build).some((key) => key.startsWith('early.'))).toBe(false);
    expect(keys({ ...build, active: 'japan' })).toEqual(
      expect.arrayContaining(['early.play', 'early.place', 'early.battle', 'early.discard']),
    );
  });

  it('discard what is still there', () => {
    const end = position(
      'germany',
      { germany: ['germany'] },
      { hand: cardsOf('germany', ['ger-plunder', 'ger-build-army', 'ger-build-army']) },
    );
    const replayed = run(end, 'discard');
    expect(questionIn(replayed).key).toBe('discard');
    const wanted = early('early.discard', ['ger-v-weapons', 'ger-plunder']);
    expect(made(replayed, 'germany', [wanted])).toMatchObject({ value: ['ger-plunder'] });
    const twice = early('early.discard', ['ger-plunder', 'ger-plunder', 'ger-build-army', 'ger-build-army']);
    expect(made(replayed, 'germany', [twice])).toMatchObject({
      value: ['ger-plunder', 'ger-build-army', 'ger-build-army'],
    });
  });
});

describe('announced cards of the Axis', () => {
  const announced = (option: 'proxy' | 'attend', given: readonly Instruction[]) => {
    const state = position(
      'germany',
      { germany: ['germany'] },
      {
        options: optionsSchema.parse({ totalWar: true, declarationWindows: option }),
        status: cardsOf('germany', ['ger-conscription']),
        hand: cardsOf('united-kingdom', ['uk-keep-calm-and-carry-on', 'uk-sea-battle']),
      },
    );
    return made(run(state, 'play', [['ger-conscription']]), 'united-kingdom', given);
  };
  const stop: Instruction = {
    ...plainInstruction('card.uk-keep-calm-and-carry-on', []),
    value: null,
    filter: ['ger-conscription'],
  };

  it('are let pass without waiting when nothing was said', () => {
    expect(announced('proxy', [])).toEqual({ kind: 'answer', value: [], keys: [] });
  });

  it('are stopped as was said, when they are among those named', () => {
    expect(announced('proxy', [stop])).toMatchObject({ kind: 'answer', value: ['uk-keep-calm-and-carry-on'] });
    expect(announced('proxy', [{ ...stop, filter: ['ger-blitzkrieg'] }])).toMatchObject({ value: [] });
  });

  it('are met without waiting as whoever would be asked wants it when time runs out', () => {
    const ask = { ...stop, mode: 'ask' } as const;
    expect(announced('proxy', [{ ...ask, fallback: 'use' }])).toMatchObject({ value: ['uk-keep-calm-and-carry-on'] });
    expect(announced('proxy', [{ ...ask, fallback: 'pass' }])).toMatchObject({ kind: 'answer', value: [] });
  });

  it('are asked about where the table wants it', () => {
    expect(announced('attend', [])).toBeUndefined();
  });
});

it('uses of itself only what costs nothing when time runs out', () => {
  expect(stands('sov-moscow')).toBe(true);
  expect(stands('uk-maginot-line')).toBe(false);
});

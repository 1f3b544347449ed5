// Cards of a combat by post: who can play nothing is not waited for and not called, and what is said from now on counts at once.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CardId } from '../../../src/games/downfall/data/cards.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { downfall } from '../../../src/games/downfall/index.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import type { Play } from '../../../src/play/play.js';
import { emptyTables } from '../../support/database.js';
import { publiclySeen } from '../../support/publicly.js';
import { ann, bob, hourMs, refusal, testTable } from '../../support/table.js';
import { orderOf, position } from './sample.js';

const table = testTable();
const sheet = [{ subject: '3433', path: ['sov-1gd'] }];

/** A Soviet attack order; the Soviets hold nothing, the OKH the cards named. */
function attackAhead(okh: readonly CardId[]): DownfallState {
  const state = position({ turn: 6, cities: 'soviet', units: { 'sov-1gd': ['3434', 3], 'okh-18': ['3433', 2] } });
  state.order = orderOf('soviet', { attacks: 1, steps: ['attack'] });
  state.active = 'soviet';
  state.hand = { western: [], soviet: [], okh: [...okh], okw: [] };
  const dealt = new Set([...state.spent, ...state.toCome, ...okh]);
  for (const deck of ['axis', 'soviet', 'western'] as const)
    state[`${deck}Deck`] = ours.cardIds.filter((card) => ours.cards[card].deck === deck && !dealt.has(card));
  return state;
}

/** A game in which Ann, who leads the Soviets, has just attacked. */
async function attacked(state: DownfallState, before?: (play: Play, id: number) => Promise<void>) {
  await emptyTables(table.store());
  table.clock.set('2026-03-01T12:00:00Z');
  const process = (): Play => table.play({ games: new Map([[downfall.id, downfall]]), windowTickMs: 60_000 });
  const first = process();
  const { id } = await first.create(ann, {
    guildId: 'guild',
    kind: downfall.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await first.join(id, ann, 'soviet');
  await first.join(id, bob, 'western');
  await first.start(id, ann.id, true);
  const { db } = table.store();
  await db.checkpoint.updateMany({ where: { gameId: id }, data: { state: structuredClone(state), phase: 'attack' } });
  const play = process();
  await before?.(play, id);
  await table.said();
  const [task] = (await play.desk(id, ann.id)).tasks;
  if (task === undefined) throw new Error('no attack is asked for');
  const place = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
  await play.answer({ ...place, value: sheet, final: true, confirmed: true });
  return { play, id };
}

/** Without what is said to Bob alone; messages are numbered with it, which nobody sees. */
function withoutBob(seen: unknown): unknown {
  const { messages, ...rest } = z.looseObject({ messages: z.array(z.looseObject({ target: z.string() })) }).parse(seen);
  const others = messages.filter(({ target }) => target !== `user:${bob.id}`);
  return { ...rest, messages: others.map((message) => ({ ...message, key: null })) };
}

/** What is public at each tick until the cards are settled. */
async function watched({ play, id }: { play: Play; id: number }): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (let n = 0; n < 8; n++) {
    seen.push(withoutBob(await publiclySeen(table, play, id, ann)));
    table.clock.advance(60_000);
    await play.runDue();
  }
  return seen;
}

const isCombat = (card: CardId): boolean => ours.cards[card].type !== 'situational';
const axis = ours.cardIds.filter((card) => ours.cards[card].usableBy.includes('okh') && ours.cards[card].fromTurn <= 6);
const useless = axis.filter((card) => !isCombat(card)).slice(0, 2);
const useful = ['A1', 'A12'] as const;

describe('whoever can play nothing', () => {
  it('is not waited for and not called, and nothing public tells it from leaving it to the staff', async () => {
    const idle = await attacked(attackAhead(useless));
    const calls = (await table.said()).filter((one) => one.kind === 'prompt' && one.userId === bob.id);
    expect(calls).toEqual([]);
    expect((await idle.play.info(idle.id)).window).toEqual(['okh']);
    const shown = await watched(idle);
    // Nor is it told afterwards what it was never asked.
    expect((await table.said()).filter((one) => one.kind === 'private' && one.userId === bob.id)).toEqual([]);
    expect((await idle.play.info(idle.id)).window).toEqual([]);
    const told = await attacked(attackAhead(useful), (play, id) =>
      play.setInstruction(id, bob.id, 'okh', 'windows', { value: ['all'] }),
    );
    await table.said();
    expect(await watched(told)).toEqual(shown);
  });

  it('is told nothing of a miss when the time is up', async () => {
    const { play, id } = await attacked(attackAhead(useless));
    await watched({ play, id });
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'okh' } });
    expect(rows).toMatchObject([{ by: 'forced', value: [] }]);
  });
});

describe('from now on', () => {
  it('is offered beside the cards, counts for the combat at hand, and is taken back', async () => {
    const { play, id } = await attacked(attackAhead(useful));
    const prompts = (await table.said()).filter((one) => one.kind === 'prompt' && one.userId === bob.id);
    expect(prompts).toHaveLength(1);
    const task = async () => (await play.desk(id, bob.id)).tasks[0];
    const open = await task();
    expect(open?.fromNowOn?.map((way) => way.id)).toEqual(['big', 'close', 'turn']);
    const place = { checkpoint: open?.checkpoint ?? -1, question: open?.id ?? '' };
    expect(await refusal(play.sayFromNowOn(id, ann.id, place, 'turn'))).toEqual(['refuse.staleNothing']);
    const before = await publiclySeen(table, play, id, ann);
    const said = await play.sayFromNowOn(id, bob.id, place, 'turn');
    expect(said.told.key).toBe('read.fromNowOnToo');
    expect(said.takenBackBy).toEqual({ seat: 'okh', key: 'windows' });
    // Nobody else learns of it.
    expect(await publiclySeen(table, play, id, ann)).toEqual(before);
    const saved = async () =>
      (await play.instructions(id, bob.id)).find((one) => one.seat === 'okh' && one.offer.key === 'windows')?.saved;
    expect(await saved()).toMatchObject({ mode: 'use', value: ['all'], until: 6 });
    expect((await task())?.fromNowOn).toEqual([]);
    await play.setInstruction(id, bob.id, 'okh', 'windows', null);
    expect((await task())?.fromNowOn).toHaveLength(3);
    await play.sayFromNowOn(id, bob.id, place, 'turn');
    await watched({ play, id });
    expect((await play.info(id)).window).toEqual([]);
  });

  it('waits for whoever has cards and has said nothing', async () => {
    const { play, id } = await attacked(attackAhead(useful));
    table.clock.advance(hourMs);
    await play.runDue();
    expect((await play.info(id)).window).toEqual(['okh']);
  });

  it.each([
    ['big', 'read.fromNowOnToo'],
    ['close', 'read.fromNowOn'],
  ])('says whether it counts for this one: %s', async (way, key) => {
    const { play, id } = await attacked(attackAhead(useful));
    const [open] = (await play.desk(id, bob.id)).tasks;
    const place = { checkpoint: open?.checkpoint ?? -1, question: open?.id ?? '' };
    expect((await play.sayFromNowOn(id, bob.id, place, way)).told.key).toBe(key);
  });
});

// Text that was refused in a window: kept for whoever typed it, whatever others type, until they are forgotten.
import { expect, it } from 'vitest';
import { forgetRefused, keepRefused, refusedText } from '../../src/discord/ask/refused-text.js';
import type { Call, PressCall } from '../../src/discord/call.js';
import { mePress } from '../../src/discord/commands/me.js';

const at = (game: number): Parameters<typeof keepRefused>[1] => ({ game, checkpoint: 3, question: 'q' });

it('is not pushed out by one person who types for ever more games, but only their own is', () => {
  const deps = { profiles: {} };
  const [leo, mina] = ['leo', 'mina'].map((id) => ({ deps, person: { id } }) as unknown as Call);
  if (leo === undefined || mina === undefined) throw new Error('nobody');
  keepRefused(mina, at(7), 'A PAR - BUR');
  for (let game = 0; game < 2_000; game += 1) keepRefused(leo, at(game), 'x');
  expect(refusedText(mina, at(7))).toBe('A PAR - BUR');
  expect(refusedText(leo, at(1_999))).toBe('x');
  expect(refusedText(leo, at(0))).toBeUndefined();
});

it('is forgotten with the person, and of no more people than a thousand', () => {
  const deps = { profiles: {} };
  const of = (id: string): Call => ({ deps, person: { id } }) as unknown as Call;
  for (let n = 0; n <= 1_000; n += 1) keepRefused(of(`p${n}`), at(7), 'x');
  expect(refusedText(of('p0'), at(7))).toBeUndefined();
  expect(refusedText(of('p1'), at(7))).toBe('x');
  forgetRefused(of('p1'));
  expect(refusedText(of('p1'), at(7))).toBeUndefined();
  expect(refusedText(of('p2'), at(7))).toBe('x');
});

it('is gone with whatever else is stored of a person once they have it erased', async () => {
  const play = { ownData: { erase: () => Promise.resolve() } };
  const deps = { play, profiles: {}, now: () => new Date('2026-03-01T12:00:00Z') };
  const press = { game: 0, checkpoint: 0, question: '', verb: 'meerased', args: [] };
  const call = { deps, person: { id: 'leo' }, press, voice: { say: () => '' } } as unknown as PressCall;
  keepRefused(call, at(7), 'x');
  await mePress(call);
  expect(refusedText(call, at(7))).toBeUndefined();
});

// Edits of one message, on a transport that holds them back as Discord does: one at a time, and of those that wait the newest alone.
import { RateLimitError, type REST } from 'discord.js';
import { expect, it } from 'vitest';
import { createSender, type Sender } from '../../src/discord/sending/send.js';
import { screen, textBlock, type Screen } from '../../src/discord/screen.js';

interface Held {
  readonly route: string;
  readonly body: string;
  let(): void;
  refuse(error: Error): void;
}

/** A way to Discord whose edits are under way until they are let through. */
function heldBack(): { readonly sender: Sender; readonly held: Held[] } {
  const held: Held[] = [];
  const patch = (route: string, { body }: { readonly body: unknown }): Promise<object> =>
    new Promise((resolve, reject) => {
      held.push({ route, body: JSON.stringify(body), let: () => resolve({}), refuse: reject });
    });
  const rest = { patch } as unknown as REST;
  return { sender: createSender(rest, rest, '9'), held };
}

const words = (text: string): Screen => screen([textBlock(text)]);
const desk = { channelId: '1', messageId: '10' };
const report = { channelId: '1', messageId: '11' };
/** All that can go on by itself has gone on. */
const rested = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const said = (held: readonly Held[]): readonly string[] =>
  held.map(({ body }) => /(first|second|third|fourth)/u.exec(body)?.[0] ?? '');

it('makes room for the newest while one is under way, and tells everybody what became of it', async () => {
  const { sender, held } = heldBack();
  const done: string[] = [];
  const all = ['first', 'second', 'third', 'fourth'].map((text) =>
    sender.edit(desk, words(text)).then(() => done.push(text)),
  );
  await rested();
  expect(said(held)).toEqual(['first']);
  held[0]?.let();
  await rested();
  expect(said(held)).toEqual(['first', 'fourth']);
  expect(done).toEqual(['first']);
  held[1]?.let();
  await Promise.all(all);
  expect([...done].sort()).toEqual(['first', 'fourth', 'second', 'third']);
  // Nothing of it is left over.
  const next = sender.edit(desk, words('second'));
  await rested();
  expect(said(held)).toEqual(['first', 'fourth', 'second']);
  held[2]?.let();
  await next;
});

it('keeps another message waiting for none of them', async () => {
  const { sender, held } = heldBack();
  const all = [
    sender.edit(desk, words('first')),
    sender.edit(desk, words('second')),
    sender.edit(report, words('third')),
  ];
  await rested();
  expect(said(held)).toEqual(['first', 'third']);
  for (const one of held) one.let();
  await rested();
  held[2]?.let();
  await Promise.all(all);
  expect(said(held)).toEqual(['first', 'third', 'second']);
});

it('leaves no picture out for words that are put beside it, and no words that are newer', async () => {
  const { sender, held } = heldBack();
  const all = [
    sender.edit(desk, words('first')),
    sender.edit(desk, words('second')),
    sender.editWords(desk, words('third')),
    sender.editWords(desk, words('fourth')),
  ];
  for (let n = 0; n < 3; n++) {
    await rested();
    held[n]?.let();
  }
  await Promise.all(all);
  expect(said(held)).toEqual(['first', 'second', 'fourth']);
});

it('leaves out all that wait where a newer one shows the whole, pictures and words beside them', async () => {
  const { sender, held } = heldBack();
  const all = [
    sender.edit(desk, words('first')),
    sender.edit(desk, words('second')),
    sender.editWords(desk, words('third')),
    sender.edit(desk, words('fourth')),
  ];
  for (let n = 0; n < 4; n++) {
    await rested();
    held[n]?.let();
  }
  await Promise.all(all);
  expect(said(held)).toEqual(['first', 'fourth']);
});

it('keeps one that is asked for once the first is over waiting for the second', async () => {
  const { sender, held } = heldBack();
  const all = [sender.edit(desk, words('first')), sender.edit(desk, words('second'))];
  await rested();
  held[0]?.let();
  await rested();
  expect(said(held)).toEqual(['first', 'second']);
  all.push(sender.edit(desk, words('third')));
  await rested();
  expect(said(held)).toEqual(['first', 'second']);
  held[1]?.let();
  await rested();
  expect(said(held)).toEqual(['first', 'second', 'third']);
  held[2]?.let();
  await Promise.all(all);
});

it('goes on after an edit that was refused', async () => {
  const { sender, held } = heldBack();
  const limited = new RateLimitError({
    global: false,
    hash: '',
    limit: 5,
    majorParameter: '1',
    method: 'PATCH',
    retryAfter: 1_000,
    route: '',
    scope: 'user',
    sublimitTimeout: 0,
    timeToReset: 1_000,
    url: '',
  });
  const first = expect(sender.edit(desk, words('first'))).rejects.toThrow();
  const left = expect(sender.edit(desk, words('second'))).rejects.toThrow();
  const second = expect(sender.edit(desk, words('third'))).rejects.toThrow();
  await rested();
  held[0]?.refuse(limited);
  await first;
  await rested();
  held[1]?.refuse(limited);
  await Promise.all([left, second]);
  const last = sender.edit(desk, words('fourth'));
  await rested();
  held[2]?.let();
  await last;
  expect(said(held)).toEqual(['first', 'third', 'fourth']);
});

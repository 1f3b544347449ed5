// What becomes of an edit of the live message when another message becomes the live one while it is drawn or sent.
import { expect, it } from 'vitest';
import { becomeLive, editLive } from '../../src/discord/sending/cockpit.js';
import type { Deps } from '../../src/discord/deps.js';
import { accents, button, buttonRows, screen, textBlock, type Screen } from '../../src/discord/screen.js';

const whose = { gameId: 1, userId: 'ann' };
const mark = (stamp: string) => ({ gameId: 1, stamp });
const desk = (words: string): Screen => screen([textBlock(words), ...buttonRows([button('x', 'Go')])], [], accents.ask);

/** One person's messages of one game, and which of them is the live one. */
function conversation() {
  const shown = new Map<string, Screen>();
  let live: { channelId: string; messageId: string; stamp: string | null } | null = null;
  const profiles = {
    post: () => Promise.resolve(live),
    savePost: (
      _game: number,
      _purpose: string,
      ref: { channelId: string; messageId: string; stamp?: string | null },
    ) => {
      const before = live;
      live = { ...ref, stamp: ref.stamp ?? null };
      return Promise.resolve(before);
    },
  };
  const sender = {
    edit: ({ messageId }: { messageId: string }, made: Screen) => {
      shown.set(messageId, made);
      return Promise.resolve();
    },
    message: ({ messageId }: { messageId: string }) =>
      Promise.resolve({ components: shown.get(messageId)?.components ?? [] }),
  };
  // Of either, nothing else is used here.
  const deps = { profiles } as unknown as Pick<Deps, 'profiles'>;
  const ends = sender as unknown as Parameters<typeof editLive>[1];
  const arrive = async (messageId: string, stamp: string): Promise<void> => {
    shown.set(messageId, desk(stamp));
    await becomeLive(deps, ends, whose, { channelId: 'dm', messageId }, { ...desk(stamp), live: mark(stamp) });
  };
  const alive = (): string[] =>
    [...shown].filter(([, made]) => JSON.stringify(made.components).includes('"Go"')).map(([id]) => id);
  return { deps, ends, arrive, alive, live: () => live, sender };
}

it('leaves the newer one alone that comes while it is drawn', async () => {
  const { deps, ends, arrive, alive, live } = conversation();
  await arrive('1', 'a');
  const overtaken = await editLive(deps, ends, whose, mark('b'), async () => {
    await arrive('2', 'c');
    return desk('b');
  });
  expect(overtaken).toBe('overtaken');
  expect(alive()).toEqual(['2']);
  expect(live()).toMatchObject({ messageId: '2', stamp: 'c' });
});

it('leaves what its reader was told there who pressed while it was drawn', async () => {
  const { deps, ends, arrive, sender, live } = conversation();
  await arrive('1', 'a');
  const edits: Screen[] = [];
  sender.edit = (_ref, made) => {
    edits.push(made);
    return Promise.resolve();
  };
  const pressed = await editLive(deps, ends, whose, mark('b'), async () => {
    await arrive('1', 'c');
    return desk('b');
  });
  expect(pressed).toBe('overtaken');
  expect(edits).toEqual([]);
  expect(live()).toMatchObject({ messageId: '1', stamp: 'c' });
});

it('leaves nothing alive beside the one that comes while the edit is under way', async () => {
  const { deps, ends, arrive, alive, live, sender } = conversation();
  await arrive('1', 'a');
  const { edit } = sender;
  sender.edit = async (ref, made) => {
    sender.edit = edit;
    await arrive('2', 'c');
    await edit(ref, made);
  };
  expect(await editLive(deps, ends, whose, mark('b'), () => Promise.resolve(desk('b')))).toBe('overtaken');
  expect(alive()).toEqual(['2']);
  expect(live()).toMatchObject({ messageId: '2' });
});

it('shows the new where nothing comes in between', async () => {
  const { deps, ends, arrive, alive, live } = conversation();
  await arrive('1', 'a');
  expect(await editLive(deps, ends, whose, mark('b'), () => Promise.resolve(desk('b')))).toBe('shown');
  expect(alive()).toEqual(['1']);
  expect(live()).toMatchObject({ messageId: '1', stamp: 'b' });
});

// The rules of a game to look up: entries in a game's catalogue under `rule.<id>.head` and `rule.<id>.text`, in the order they stand there.
import type { AnyGame, Reference } from '../../table/game.js';

const head = /^rule\.(.+)\.head$/;

/** What can be looked up of a game's rules, each under a heading of its rulebook. */
export function rulebook({ words }: Pick<AnyGame, 'words'>): readonly Reference[] {
  return Object.keys(words.en).flatMap((key) => {
    const id = head.exec(key)?.[1];
    return id === undefined ? [] : [{ id: `rule.${id}`, name: { key }, lines: [{ key: `rule.${id}.text` }] }];
  });
}

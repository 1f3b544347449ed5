// The rules to look up: each game has enough of them, short and in both languages, each found under one heading.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { games } from '../../src/games/registry.js';
import { rulebook } from '../../src/discord/commands/rulebook.js';
import { foldName } from '../../src/table/names.js';
import { languages } from '../../src/words/words.js';

const wording = appWording();

describe.each([...games])('the rules of %s', (id, game) => {
  const entries = rulebook(game);

  it('have a dozen entries at least, each under a heading of its own', () => {
    expect(entries.length).toBeGreaterThanOrEqual(12);
    for (const lang of languages) {
      const heads = entries.map(({ name }) => foldName(wording.say(name, lang, id)));
      expect(new Set(heads).size).toBe(heads.length);
    }
  });

  it('are told in a few whole sentences that fit on a phone', () => {
    for (const { id: entry, lines } of entries)
      for (const lang of languages) {
        const said = lines.map((line) => wording.say(line, lang, id)).join(' ');
        expect(said.split(/[.](?=\s|$)/u).filter((part) => part.trim() !== '').length, entry).toBeGreaterThanOrEqual(2);
        expect(said.length, entry).toBeLessThanOrEqual(480);
        expect(said, entry).toMatch(lang === 'ko' ? /[가-힣]\.$/u : /[a-z0-9)]\.$/u);
      }
  });
});

// Whole games of every variant run to their end and stay possible on the way.
import { describe, expect, it } from 'vitest';
import { variants } from '../../../src/games/diplomacy/data/setups.js';
import { diplomacy } from '../../../src/games/diplomacy/index.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { Text } from '../../../src/table/text.js';
import { createWording } from '../../../src/words/words.js';
import { playPhase, start } from './play.js';
import type { Played, Player } from './play.js';

const wording = createWording({ diplomacy: diplomacy.words, app: { en: {}, ko: {} } });

function playGame(options: object, player: Player, seed: string): readonly Played[] {
  const phases: Played[] = [];
  const dice = new SeededDice(seed);
  let checkpoint = start(options, seed);
  for (;;) {
    const played = playPhase(checkpoint, player, seed, dice);
    phases.push(played);
    if (played.next === null) return phases;
    checkpoint = played.next;
  }
}

const said = (text: Text): readonly string[] => [
  wording.say(text, 'en', 'diplomacy'),
  wording.say(text, 'ko', 'diplomacy'),
];

const computer: Player = ({ question }, state, dice) =>
  diplomacy.computer({ question, view: diplomacy.view(state, question.seat), seat: question.seat, dice });

describe.each(variants)('the game of %s', (variant) => {
  it('ends between computer players, and every report can be said in both languages', () => {
    const phases = playGame({ variant, lastYear: variant === 'two' ? 1916 : 1903 }, computer, `computer ${variant}`);
    expect(phases.at(-1)?.outcome).not.toBeNull();
    for (const { reports } of phases)
      for (const { text } of reports)
        for (const line of said(text)) expect(line).not.toMatch(/\{\{|undefined|\[object/);
  });
});

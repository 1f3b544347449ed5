// Whole games: no dead ends, nothing impossible, nothing leaks, everything can be said in both languages.
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/table/answer.js';
import { SeededDice } from '../../../src/table/dice.js';
import { replay } from '../../../src/table/replay.js';
import { createWording } from '../../../src/words/words.js';
import { twilightStruggle } from '../../../src/games/twilight-struggle/index.js';
import type { TwilightOptions } from '../../../src/games/twilight-struggle/options.js';
import { stateSchema } from '../../../src/games/twilight-struggle/state.js';
import {
  carefulPlayer,
  fallbackPlayer,
  game,
  playGame,
  randomPlayer,
  type Played,
  type Player,
} from './support/play-game.js';
import type { Checkpoint } from '../../../src/table/replay.js';

const wording = createWording({ app: { en: {}, ko: {} }, 'twilight-struggle': twilightStruggle.words });

/** What must hold after every phase. */
function examine({ state, reports, replayed }: Played): void {
  twilightStruggle.invariants(state);
  expect(stateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  const lines = replayed.phase === 'turnStart' ? twilightStruggle.describe(twilightStruggle.view(state, null)) : [];
  for (const text of [...reports.map((report) => report.text), ...lines]) {
    for (const lang of ['en', 'ko'] as const) {
      const said = wording.say(text, lang, 'twilight-struggle');
      if (/\{\{|undefined|\[object/.test(said)) throw new Error(`badly said: ${said}`);
    }
  }
  expect(replayed.progress.kind).not.toBe('stale');
}

/** A player that also looks whether every question has a legal fallback and words for all its options. */
function examined(player: Player): Player {
  return (question) => {
    const fallback = check(question, question.fallback());
    if (!fallback.ok) throw new Error(`${question.key}: the fallback is refused`);
    wording.say(question.text, 'ko', 'twilight-struggle');
    if (question.form.kind === 'choose') {
      const options = question.form.options();
      // Where choosing nothing is legal, there may be nothing to choose.
      expect(options.length + (question.form.min === 0 ? 1 : 0), question.key).toBeGreaterThan(0);
      for (const { text, detail, danger, group } of options) {
        for (const said of [text, detail, danger, group]) {
          if (said !== undefined) wording.say(said, 'ko', 'twilight-struggle');
        }
      }
    }
    return player(question);
  };
}

const variants: readonly (readonly [string, Partial<TwilightOptions>])[] = [
  ['standard', {}],
  ['late war', { scenario: 'late_war' }],
  ['civil war', { chineseCivilWar: true, heldScoringCard: 'force' }],
  ['promotional', { promoPack1: true, promoPack2: true, bonusInfluence: 2 }],
  ['tournament', { revealHeldCards: true, sideSelection: 'bid', handRevealDuration: 'turn' }],
];

describe('whole games', () => {
  it.each(variants)('%s: random players come to an end', (name, options) => {
    for (let n = 0; n < 3; n++) {
      const seed = `${name} ${n}`;
      const { outcome } = playGame(seed, examined(randomPlayer(seed)), options, examine);
      expect(['win', 'draw']).toContain(outcome.kind);
    }
  });

  it.each(variants)('%s: careful players come further', (name, options) => {
    const turns: number[] = [];
    for (let n = 0; n < 3; n++) {
      const seed = `${name} careful ${n}`;
      turns.push(playGame(seed, examined(carefulPlayer(seed)), options, examine).state.turn);
    }
    expect(Math.max(...turns)).toBeGreaterThan(3);
  });

  it('two absent seats never blow the world up', () => {
    for (let n = 0; n < 3; n++) {
      const { state } = playGame(`absent ${n}`, fallbackPlayer, {}, examine);
      expect(state.result?.ending).not.toBe('missileCrisis');
    }
  });
});

describe('replay and secrecy', () => {
  it('the same answers give the same game', () => {
    const seed = 'replay';
    playGame(seed, carefulPlayer(seed), {}, ({ answers, replayed }, from) => {
      const again = replay(game, seed, from, answers);
      expect(again.state).toEqual(replayed.state);
      expect(again.reports).toEqual(replayed.reports);
    });
  });

  it('nothing changes for a seat when what it cannot know is dealt anew', () => {
    const dice = new SeededDice('conceal');
    const seen = (from: Checkpoint, seat: string | null): unknown => {
      const { progress } = replay(game, 'unused', from, []);
      const open = progress.kind === 'waiting' ? progress.open : [];
      const prompts = open
        .filter(({ question }) => question.seat === seat)
        .map(({ question: { key, text, form, about } }) => ({
          key,
          text,
          about,
          options: form.kind === 'choose' ? form.options() : form.kind === 'spread' ? form.rows() : [],
        }));
      return { view: twilightStruggle.view(stateSchema.parse(from.state), seat), prompts };
    };
    playGame('secrets', carefulPlayer('secrets'), {}, (_played, from) => {
      // A deal and an event of a headline may turn hidden cards over before they ask anything.
      if (['deal', 'turnStart', 'headlineCard'].includes(from.phase)) return;
      for (const seat of ['us', 'ussr', null]) {
        const state = stateSchema.parse(from.state);
        const other = twilightStruggle.conceal(state, seat, dice);
        twilightStruggle.invariants(other);
        expect(seen({ ...from, state: other }, seat)).toEqual(seen(from, seat));
      }
    });
  });
});

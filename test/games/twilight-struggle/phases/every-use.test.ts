// Every card, headlined and used in every way by both sides, carries through: no dead end, nothing impossible, nothing unsaid.
import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Question } from '../../../../src/table/question.js';
import type { Text } from '../../../../src/table/text.js';
import { createWording } from '../../../../src/words/words.js';
import { cardIds, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { isCountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import { sides } from '../../../../src/games/twilight-struggle/data/terms.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { legalModes, playableCards, headlineCards } from '../../../../src/games/twilight-struggle/rules/card-uses.js';
import { fallbackPlayer, playPhase, randomPlayer, type Played, type Player } from '../support/play-game.js';
import { randomPosition } from '../support/random-position.js';

const wording = createWording({ app: { en: {}, ko: {} }, 'twilight-struggle': twilightStruggle.words });

const heard = new Map<string, number>();

/** Says a text in both languages; after some hearings a sentence is known well enough. */
function said(text: Text | undefined): void {
  if (text === undefined) return;
  const times = heard.get(text.key) ?? 0;
  if (times > 5) return;
  heard.set(text.key, times + 1);
  for (const lang of ['en', 'ko'] as const) {
    const words = wording.say(text, lang, 'twilight-struggle');
    if (/\{\{|undefined|\[object|^[a-z_]+\.[\w.]+$/.test(words)) throw new Error(`badly said: ${text.key}: ${words}`);
  }
}

/** What a question keeps from whoever answers it: where it reaches, how much it takes, what choosing nothing brings. */
function unsaid({ key, text, form }: Question): readonly string[] {
  const words = wording.say(text, 'en', 'twilight-struggle');
  const ids: readonly string[] =
    form.kind === 'choose'
      ? form.options().map(({ id }) => id)
      : form.kind === 'spread'
        ? form.rows().map(({ id }) => id)
        : [];
  const isAboutPlaces = key.startsWith('event.') && ids.length > 0 && ids.every(isCountryId);
  return [
    ...(isAboutPlaces && !/Where: |from any country/.test(words) ? [`${key} says nothing of where: ${words}`] : []),
    ...(form.kind === 'spread' && !words.includes(String(form.max)) && !/Ops/.test(words)
      ? [`${key} says nothing of ${form.max}: ${words}`]
      : []),
    ...(form.kind === 'choose' && form.min === 0 && form.none === undefined
      ? [`${key} names no price of nothing`]
      : []),
    ...(form.kind === 'choose' && form.max > 1 && !new RegExp(`${form.max}|two|any number`).test(words)
      ? [`${key} says nothing of ${form.max}: ${words}`]
      : []),
  ];
}

/** Looks at the words of a question and at its fallback. */
function examine(question: Question): void {
  said(question.text);
  const { form } = question;
  const offered = form.kind === 'choose' ? form.options() : form.kind === 'spread' ? form.rows() : [];
  for (const { text, group, detail } of offered) [text, group, detail].forEach(said);
  expect(unsaid(question)).toEqual([]);
  const fallback = check(question, question.fallback());
  if (!fallback.ok) throw new Error(`${question.key}: the fallback is refused (${fallback.refusals[0]?.key ?? ''})`);
}

/** Answers these kinds of question as given and leaves the rest to another player. */
function steered(answers: Readonly<Record<string, string>>, seat: string, rest: Player): Player {
  return (question) => {
    examine(question);
    const wanted = question.seat === seat ? answers[question.key] : undefined;
    return wanted !== undefined && check(question, [wanted]).ok ? [wanted] : rest(question);
  };
}

function audit({ state, reports, replayed }: Played): void {
  twilightStruggle.invariants(state);
  for (const { text } of reports) said(text);
  expect(replayed.progress.kind).not.toBe('stale');
}

const players: readonly (readonly [string, (seed: string) => Player])[] = [
  ['at random', randomPlayer],
  ['by fallbacks', () => fallbackPlayer],
];

describe.each(players)('questions answered %s', (name, playerOf) => {
  it.each(cardIds)('%s', (id: CardId) => {
    for (const side of sides) {
      const seed = `${name} ${id} ${side}`;
      const dice = new SeededDice(seed);
      const position = randomPosition(dice, side, id);
      const legal = playableCards(position, side).includes(id) ? legalModes(position, side, id, 'round') : [];
      for (const mode of legal) {
        const start = { phase: 'round', state: structuredClone(position), draws: dice.draws };
        audit(playPhase(seed, start, steered({ play: id, mode }, side, playerOf(`${seed} ${mode}`))));
      }
      if (!headlineCards(position, side).includes(id)) continue;
      const open = { phase: 'headline', state: { ...position, round: 0, phasing: null }, draws: dice.draws };
      const laid = playPhase(seed, open, steered({ headline: id }, side, playerOf(seed)));
      audit(laid);
      for (let next = laid.replayed.progress; next.kind === 'next' && next.checkpoint.phase === 'headlineCard';) {
        const played = playPhase(seed, next.checkpoint, steered({}, side, playerOf(seed)));
        audit(played);
        next = played.replayed.progress;
      }
    }
  });
});

describe('words', () => {
  it('tell the effect of every card', () => {
    for (const id of cardIds) said({ key: `card.${id}.effect` });
  });
});

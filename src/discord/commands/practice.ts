// /practice: a game alone against computer players, in direct messages, with tips for a first game.
import type { AnyGame } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import { languages } from '../../words/words.js';
import { gameVoice, InputError, type CommandCall } from '../call.js';
import { practise } from '../tables/practice.js';
import { placesOf, variantsOf, type Wish } from '../tables/practice-choice.js';
import { t } from '../voice.js';
import { slash, textOption, type Command, type Offer } from './describe.js';
import { kindNamed, kindOffers, matching } from './offers.js';

export const practice: Command = {
  data: slash('cmd.practice', [
    textOption('opt.kind', { complete: true }),
    textOption('opt.played', { complete: true }),
    textOption('opt.seat', { complete: true }),
  ]),
  run(call) {
    const rules = rulesOf(call);
    return practise(call, rules?.id ?? null, rules === undefined ? {} : wishIn(call, rules));
  },
  complete(call, { name, value }) {
    const rules = rulesOf(call);
    if (name === 'kind') return Promise.resolve(kindOffers(call, value));
    if (rules === undefined) return Promise.resolve([]);
    return Promise.resolve(offers(call, rules, choicesIn(call, rules)[name === 'seat' ? 'seats' : 'variants'], value));
  },
};

interface Named {
  readonly id: string;
  readonly name: Text;
}

function rulesOf(call: CommandCall): AnyGame | undefined {
  return call.deps.play.games.get(kindNamed(call, call.options.text('kind')) ?? '');
}

/** The variants of the game, and the seats of the one that has been named. */
function choicesIn(
  call: CommandCall,
  rules: AnyGame,
): {
  readonly variants: ReturnType<typeof variantsOf>;
  readonly variant: ReturnType<typeof variantsOf>[number] | undefined;
  readonly seats: ReturnType<typeof placesOf>;
} {
  const variants = variantsOf(call.deps.wording, rules);
  const variant = named(call, rules, variants, call.options.text('variant'));
  return { variants, variant, seats: placesOf(rules, variant?.options) };
}

/** What was chosen or typed. @throws InputError for what this game has not. */
function wishIn(call: CommandCall, rules: AnyGame): Wish {
  const { variants, variant, seats } = choicesIn(call, rules);
  if (call.options.text('variant') !== null && variant === undefined)
    throw new InputError(t('practice.noVariant', { variants: variants.map(({ name }) => name) }));
  const typed = call.options.text('seat');
  const seat = named(call, rules, seats, typed);
  if (typed !== null && seat === undefined)
    throw new InputError(t('game.whichSeat', { seats: seats.map(({ name }) => name) }));
  return { ...(variant === undefined ? {} : { variant }), ...(seat === undefined ? {} : { seat: seat.id }) };
}

function named<T extends Named>(
  call: CommandCall,
  rules: AnyGame,
  all: readonly T[],
  typed: string | null,
): T | undefined {
  if (typed === null) return undefined;
  const wanted = all.some(({ id }) => id === typed) ? typed : offers(call, rules, all, typed)[0]?.value;
  return all.find(({ id }) => id === wanted);
}

function offers(call: CommandCall, rules: AnyGame, all: readonly Named[], typed: string): Offer[] {
  const { say } = gameVoice(call, rules.id);
  return matching(
    all.map(({ id, name }) => ({
      name: say(name),
      aka: languages.map((lang) => call.deps.wording.say(name, lang, rules.id)),
      value: id,
    })),
    typed,
  );
}

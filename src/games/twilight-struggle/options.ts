// The switches of the game: scenario, variants, handicap, tournament rules, readings of unclear rules; and the cards they let in.
import { z } from 'zod';
import { card, cardIds, type CardId } from './data/cards.js';
import type { Era } from './data/terms.js';

/** Everything that can be agreed before a game; the defaults give the rulebook game. */
export const optionsSchema = z.object({
  scenario: z.enum(['standard', 'late_war']).default('standard'),
  sideSelection: z.enum(['choose', 'random', 'bid']).default('choose'),
  /** Influence placed after set-up: positive for the US, negative for the USSR. */
  bonusInfluence: z.int().min(-10).max(10).default(0),
  /** Cards 104 to 110. */
  optionalCards: z.boolean().default(true),
  promoPack1: z.boolean().default(false),
  promoPack2: z.boolean().default(false),
  /** The Chinese Civil War variant; only in the standard scenario. */
  chineseCivilWar: z.boolean().default(false),
  /** Cards taken out before the game. */
  excludedCards: z.array(z.enum(cardIds)).default([]),
  /** How far bonus influence may exceed what control needs; -1 for no limit. */
  bonusCapOverControl: z.int().min(-1).max(10).default(2),
  /** Held cards are shown at the end of each turn. */
  revealHeldCards: z.boolean().default(false),
  heldScoringCard: z.enum(['lose', 'force']).default('lose'),
  milOpsWinNeedsNoScoringCard: z.boolean().default(true),
  realignIgnoresDefcon: z.boolean().default(false),
  deathSquadsScope: z.enum(['latinAmerica', 'everywhere']).default('latinAmerica'),
  handRevealDuration: z.enum(['momentary', 'turn']).default('momentary'),
  drawIsWinFor: z.enum(['none', 'us', 'ussr']).default('none'),
});

export type TwilightOptions = z.infer<typeof optionsSchema>;

/** Whether a card is in the game at all under these options. */
function isInGame(options: TwilightOptions, id: CardId): boolean {
  const facts = card(id);
  if (options.excludedCards.includes(id)) return id === 'the_china_card';
  if (facts.optional === true) return options.optionalCards;
  if (facts.promo !== undefined) return facts.promo === 1 ? options.promoPack1 : options.promoPack2;
  return true;
}

/** Cards of an era that go into the deck when the era begins. */
export function eraCards(options: TwilightOptions, era: Era): readonly CardId[] {
  return cardIds.filter((id) => id !== 'the_china_card' && card(id).era === era && isInGame(options, id));
}

// Reads the plain facts that come with a question.
import { z } from 'zod';
import { cardIds } from '../data/cards.js';
import { regions, sides, subregions } from '../data/terms.js';
import { countryIds } from '../data/countries.js';

const bonus = z.object({ area: z.enum([...regions, ...subregions]), points: z.int() });

const schema = z.object({
  /** The card at hand: the event's, or the one to be used. */
  card: z.enum(cardIds).optional().catch(undefined),
  drawn: z.enum(cardIds).optional().catch(undefined),
  shown: z.enum(cardIds).optional().catch(undefined),
  /** The opponent's event that follows the Operations that are asked about. */
  then: z.enum(cardIds).optional().catch(undefined),
  source: z
    .enum(['headline', 'round', 'fiveYearPlan', 'missileEnvy', 'grainSales', 'starWars'])
    .optional()
    .catch(undefined),
  ops: z.int().optional().catch(undefined),
  bonuses: z.array(bonus).optional().catch(undefined),
  free: z.boolean().optional().catch(undefined),
  owner: z.enum(sides).optional().catch(undefined),
  does: z.enum(['add', 'remove']).optional().catch(undefined),
  total: z.int().optional().catch(undefined),
  /** Points taken or placed in one country; null for all. */
  points: z.int().nullable().optional().catch(undefined),
  winsOn: z.int().optional().catch(undefined),
  countries: z.array(z.enum(countryIds)).optional().catch(undefined),
});

/** What a question says about itself, as far as the computer player reads it. */
export type About = z.infer<typeof schema>;

export function aboutOf(facts: Readonly<Record<string, unknown>> | undefined): About {
  return schema.parse(facts ?? {});
}

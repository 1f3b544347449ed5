// What is said in letters between computer players and people: proposals that are answered with yes or no, and that an agreement has ended.
import { z } from 'zod';
import { locations, powers, provinceIds, type Power } from '../data/geography.js';
import { fullUnitText, powerText, spotText } from '../reports/names.js';
import { say } from '../reports/say.js';
import { seasons } from '../state.js';
import type { DiplomacyView } from '../view.js';
import type { Text } from '../../../table/text.js';

const turn = { year: z.int(), season: z.enum(seasons) };
/** How each power speaks. */
export const voices = {
  austria: 'warm',
  england: 'plain',
  france: 'warm',
  germany: 'blunt',
  italy: 'warm',
  russia: 'blunt',
  turkey: 'plain',
} as const satisfies Readonly<Record<Power, string>>;
const voice = z.enum(['plain', 'warm', 'blunt']);

/** Why a proposal was declined, where it can be told. */
const whys = ['solo', 'broke', 'ended', 'grown', 'place', 'gone', 'smaller', 'far', 'own', 'support'] as const;
export type Why = (typeof whys)[number];
const answered = { why: z.enum(whys).optional() };

const unit = z.object({ type: z.enum(['A', 'F']), at: z.enum(locations) });
/** The last year of what is proposed. */
const until = z.int();

const proposal = z.discriminatedUnion('kind', [
  /** Neither attacks the other. */
  z.object({ kind: z.literal('peace'), ...turn, ...answered, voice, until }),
  /** A province both keep out of. */
  z.object({ kind: z.literal('border'), ...turn, ...answered, voice, until, province: z.enum(provinceIds) }),
  /** Peace, and both turn on a third. */
  z.object({ kind: z.literal('together'), ...turn, ...answered, voice, until, against: z.enum(powers) }),
  /** Support in this turn for a move of the other's. */
  z.object({ kind: z.literal('support'), ...turn, ...answered, voice, unit, of: unit, to: z.enum(locations) }),
]);

/** What computer players write, each with the turn it was written in. */
export const saidSchema = z.discriminatedUnion('kind', [
  ...proposal.options,
  /** The reader has broken what was agreed. */
  z.object({ kind: z.literal('broken'), ...turn }),
  /** The writer has, and why. */
  z.object({ kind: z.literal('parted'), ...turn, why: z.enum(['solo', 'gain']) }),
]);

export type Proposal = Readonly<z.infer<typeof proposal>>;
export type Said = Readonly<z.infer<typeof saidSchema>>;

/** Whether a letter proposes something. */
export function isProposal(said: Said): said is Proposal {
  return said.kind !== 'broken' && said.kind !== 'parted';
}

/** A proposal waits for an answer as long as its turn's orders can be given. */
export function asks(said: Said, { phase, year, season }: DiplomacyView): boolean {
  return isProposal(said) && phase === 'movement' && said.year === year && said.season === season;
}

/** A letter in words. */
export function letterText(said: Said): Text {
  switch (said.kind) {
    case 'peace':
      return say(`letter.peace.${said.voice}`, { until: said.until });
    case 'border':
      return say(`letter.border.${said.voice}`, { province: spotText(said.province), until: said.until });
    case 'together':
      return say(`letter.together.${said.voice}`, { power: powerText(said.against), until: said.until });
    case 'support':
      return say(`letter.support.${said.voice}`, {
        unit: fullUnitText(said.unit),
        of: fullUnitText(said.of),
        to: spotText(said.to),
      });
    case 'broken':
      return say('letter.broken');
    case 'parted':
      return say(`letter.parted.${said.why}`);
  }
}

/** Why what a letter proposed was declined, in a sentence; undefined where no reason was told. */
export function whyText(said: Said): Text | undefined {
  if (!isProposal(said) || said.why === undefined) return undefined;
  return say(`letter.why.${said.why}`, { power: said.kind === 'together' ? powerText(said.against) : '' });
}

/** What a letter comes to, in a few words within a sentence. */
export function termsText(said: Said): Text {
  switch (said.kind) {
    case 'peace':
      return say('letter.terms.peace', { until: said.until });
    case 'border':
      return say('letter.terms.border', { province: spotText(said.province), until: said.until });
    case 'together':
      return say('letter.terms.together', { power: powerText(said.against), until: said.until });
    case 'support':
      return say('letter.terms.support', {
        unit: fullUnitText(said.unit),
        of: fullUnitText(said.of),
        to: spotText(said.to),
      });
    case 'broken':
    case 'parted':
      return say('letter.terms.over');
  }
}

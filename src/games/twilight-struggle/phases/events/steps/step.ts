// The steps most events are made of, as plain tables (`data/`) that `run-steps.ts` carries out in order.
import type { Text } from '../../../../../table/text.js';
import type { CountryId } from '../../../data/countries.js';
import type { CardId } from '../../../data/cards.js';
import type { Area } from '../../../data/event-areas.js';
import type { Era, Region, Side } from '../../../data/terms.js';
import type { Amounts } from '../../../rules/influence.js';
import type { Frame } from '../event-script.js';
import type { OpsUse } from '../../../rules/operations.js';
import type { EffectId, PublicState } from '../../../state.js';

/** A side by name, or by its part in the event: `player` carries it out. */
export type Who = Side | 'player' | 'opponent';

/** Which countries: all that fit every field given. */
export interface Places extends Area {
  readonly notControlledBy?: Who;
  readonly controlledBy?: Who;
  /** Controlled by neither side. */
  readonly uncontrolled?: true;
  /** No influence of either side. */
  readonly empty?: true;
  /** This side has influence there. */
  readonly holds?: Who;
  readonly battleground?: boolean;
  readonly maxStability?: number;
}

/** A number, the same always, by era, or read off the position. */
export type Amount =
  number | { readonly byEra: Readonly<Record<Era, number>> } | ((state: PublicState, frame: Frame) => number);

/** One of several ways an event can go, each with its own steps. */
interface StepWay {
  readonly id: string;
  readonly text: Text;
  readonly steps: readonly Step[];
}

/**
 * One step. Unless `by` names another side, the player of the event decides. `ask` tells several questions of one card
 * apart: it is put behind the card's key.
 */
export type Step =
  | { readonly do: 'score'; readonly area: Region | 'southeast_asia' }
  | { readonly do: 'defcon'; readonly by: number }
  | { readonly do: 'vp'; readonly side: Who; readonly points: Amount }
  | { readonly do: 'milOps'; readonly side: Who; readonly points: number }
  /** Adds influence in one country, or as much in each of several. */
  | {
      readonly do: 'add';
      readonly side: Who;
      readonly to: CountryId | readonly CountryId[];
      readonly points: Amount;
    }
  /** Removes influence from one country; half is rounded up. */
  | {
      readonly do: 'remove';
      readonly side: Who;
      readonly from: CountryId | readonly CountryId[];
      readonly points: Amount | 'all' | 'half';
    }
  /** Raises a side's influence to what control needs. */
  | { readonly do: 'control'; readonly side: Who; readonly in: CountryId }
  /** Spreads points over countries: as many as fit unless `optional`. */
  | {
      readonly do: 'spread';
      readonly does: 'add' | 'remove';
      readonly side: Who;
      readonly where: Places;
      readonly total: Amount;
      readonly each?: number;
      readonly by?: Who;
      readonly optional?: true;
      /** What stands when time runs out, instead of the absence policy's spread. */
      readonly fallback?: Amounts;
      readonly ask?: string;
    }
  /** Removes influence from `count` countries, in each as much as `points` says. */
  | {
      readonly do: 'clear';
      readonly side: Who;
      readonly where: Places;
      readonly count: number;
      readonly points?: Amount;
      readonly by?: Who;
      readonly ask?: string;
    }
  /** Adds points in one country to be named. */
  | {
      readonly do: 'place';
      readonly side: Who;
      readonly where: Places;
      readonly points: Amount;
      readonly by?: Who;
      readonly ask?: string;
    }
  /** Raises a side's influence in one country to the other side's. */
  | { readonly do: 'match'; readonly side: Who; readonly where: Places; readonly ask?: string }
  | {
      readonly do: 'war';
      readonly where: Places;
      readonly winsOn: number;
      readonly milOps: number;
      readonly vp: number;
      readonly targetCounts?: true;
      readonly civilWarCounts?: true;
    }
  | { readonly do: 'begin' | 'end'; readonly effect: EffectId }
  /** One more Red Scare/Purge against a side, one more Latin American Death Squads of a side. */
  | { readonly do: 'count'; readonly which: 'redScare' | 'deathSquads'; readonly side: Who }
  /** Operations as with a card of this value; they may be declined when `optional`. */
  | {
      readonly do: 'ops';
      readonly side: Who;
      readonly points: number;
      readonly optional?: true;
      /** Influence, coup and realignment when absent. */
      readonly allow?: readonly OpsUse[];
    }
  | { readonly do: 'space'; readonly side: Who; readonly boxes: number; readonly award?: 'each' | 'last' }
  | { readonly do: 'showHand'; readonly of: Side }
  /**
   * The China Card goes to a side; when it has it already, the other steps are taken. While the Chinese Civil War is on nobody
   * holds it and the US counts as its holder; the Soviet events that claim it are barred then.
   */
  | { readonly do: 'claimChina'; readonly side: Side; readonly faceUp: boolean; readonly otherwise: readonly Step[] }
  | {
      readonly do: 'choose';
      readonly ways: readonly [StepWay, ...StepWay[]];
      readonly by?: Who;
      readonly ask?: string;
    }
  | {
      readonly do: 'if';
      readonly holds: (state: PublicState, frame: Frame) => boolean;
      readonly then: readonly Step[];
    };

/** The steps of one kind. */
export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;

/** Steps by card. */
export type StepTable = Readonly<Partial<Record<CardId, readonly Step[]>>>;

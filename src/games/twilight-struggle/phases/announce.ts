// Announce, then act: the one place where what a side is about to do is made known, and where all that waits for it listens.
import type { Script } from '../../../table/script.js';
import { card, type CardId } from '../data/cards.js';
import type { CountryId } from '../data/countries.js';
import type { Side } from '../data/terms.js';
import { cardName, say } from '../reports/names.js';
import type { Source } from '../rules/events.js';
import type { TwilightTable } from '../state.js';
import { changeDefcon, gainVp } from './effects/tracks.js';
import { offerCrisisEnd, offerCrisisEndBeforeStrike } from './events/cuban-missile-crisis.js';

/** What a side is about to do. */
export type Act =
  | { readonly do: 'beginRound'; readonly side: Side }
  /** An action round without a card. */
  | { readonly do: 'pass'; readonly side: Side }
  /** A card is discarded to Quagmire or Bear Trap. */
  | { readonly do: 'discard'; readonly side: Side; readonly card: CardId }
  /** A card is used, out of the hand or through another card; `cancel`: laid beside an opponent's card to cancel its event. */
  | {
      readonly do: 'play';
      readonly side: Side;
      readonly card: CardId;
      readonly as: 'event' | 'operations' | 'space' | 'cancel';
      readonly source: Source;
    }
  /** A coup or realignments, before the first target is named. */
  | {
      readonly do: 'strike';
      readonly side: Side;
      readonly by: 'coup' | 'realignments';
      readonly targets: readonly CountryId[];
    };

/** Makes known what a side is about to do; all that waits for it happens now, before the act itself. */
export function* announce(t: TwilightTable, act: Act): Script<void> {
  weWillBuryYou(t, act);
  u2Incident(t, act);
  flowerPower(t, act);
  defectors(t, act);
  firstLightning(t, act);
  formosanResolution(t, act);
  yield* cubanMissileCrisis(t, act);
}

/** The card an act uses for its event, its Operations or to cancel another; nothing happens on the way to space. */
function cardUsed(act: Act): CardId | undefined {
  return act.do === 'play' && act.as !== 'space' ? act.card : undefined;
}

/** What the next US action round opens with gives the USSR 3 VP, unless it is UN Intervention for its event. */
function weWillBuryYou(t: TwilightTable, act: Act): void {
  const { effects } = t.state;
  if (!effects.weWillBuryYou || act.side !== 'us') return;
  const opens = act.do === 'pass' || act.do === 'discard' || (act.do === 'play' && act.source === 'round');
  if (!opens) return;
  effects.weWillBuryYou = false;
  const averted = act.do === 'play' && act.card === 'un_intervention' && act.as === 'cancel';
  t.tell(say(averted ? 'bury.averted' : 'bury.comes', { card: cardName('we_will_bury_you') }));
  if (!averted) gainVp(t, 'ussr', 3);
}

/** UN Intervention used for its event gives the USSR a point. */
function u2Incident(t: TwilightTable, act: Act): void {
  const { effects } = t.state;
  if (!effects.u2 || act.do !== 'play' || act.card !== 'un_intervention' || act.as !== 'cancel') return;
  effects.u2 = false;
  t.tell(say('u2.scores', { card: cardName('u2_incident') }));
  gainVp(t, 'ussr', 1);
}

/** A war card the US uses gives the USSR 2 VP; not one that Camp David Accords bar. */
function flowerPower(t: TwilightTable, act: Act): void {
  const { effects } = t.state;
  const used = cardUsed(act);
  if (!effects.flowerPower || act.side !== 'us' || used === undefined || card(used).war !== true) return;
  if (used === 'arab_israeli_war' && effects.campDavid) return;
  t.tell(say('flower.scores', { card: cardName('flower_power') }));
  gainVp(t, 'ussr', 2);
}

/** Used by the USSR in its own action round it gives the US a point, also when Five Year Plan brings it out. */
function defectors(t: TwilightTable, act: Act): void {
  const { phasing, round } = t.state;
  if (cardUsed(act) !== 'defectors' || act.side !== 'ussr' || phasing !== 'ussr' || round === 0) return;
  t.tell(say('defectors.scores', { card: cardName('defectors') }));
  gainVp(t, 'us', 1);
}

/** It lowers DEFCON whatever it is used for. */
function firstLightning(t: TwilightTable, act: Act): void {
  if (cardUsed(act) === 'first_lightning') changeDefcon(t, -1);
}

/** It ends when the US uses The China Card. */
function formosanResolution(t: TwilightTable, act: Act): void {
  const { effects } = t.state;
  if (!effects.formosan || act.side !== 'us' || act.do !== 'play' || act.card !== 'the_china_card') return;
  effects.formosan = false;
  t.tell(say('china.formosanEnds'));
}

/** The restricted side may pay its way out when its round begins, before a coup of its own, and before it could be struck where it pays. */
function* cubanMissileCrisis(t: TwilightTable, act: Act): Script<void> {
  if (act.do === 'beginRound') yield* offerCrisisEnd(t, act.side, 'round');
  if (act.do !== 'strike') return;
  if (act.by === 'coup') yield* offerCrisisEnd(t, act.side, 'coup');
  yield* offerCrisisEndBeforeStrike(t, act.side, act.targets);
}

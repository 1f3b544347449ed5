// What the computer player thinks of cards that do nothing at once: Status and Response cards laid for later.
import type { CardType } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { sideOf, type Nation } from '../data/nations.js';
import { spacesHeld } from '../rules/board.js';
import { lastRound } from '../rules/scoring.js';
import type { OpenTable } from '../state.js';
import type { QmgView } from '../view.js';
import { gainOf } from './gains.js';
import { valueFor } from './value.js';

/** Status cards worth more or less than the others early in the game. */
export const statusTaste: Readonly<Partial<Record<CardId, number>>> = {
  'ger-blitzkrieg': 6,
  'ger-conscription': 4,
  'ger-synthetic-fuel': 4,
  'ger-bias-for-action': 4,
  'ger-dive-bombers': 4.5,
  'ger-atlantic-wall': 2,
  'ger-jet-fighters': 2,
  'ger-superior-planning': 1,
  'ger-volkssturm': 2,
  'sov-scorched-earth': 3,
  'sov-shverniks-evacuation-council': 4,
  'sov-women-conscripts': 2.5,
  'sov-guards': 3,
  'sov-frontal-assault': 3,
  'usa-wartime-production': 6,
  'usa-superior-shipyards': 5,
  'usa-amphibious-landings': 4,
  'usa-rosie-the-riveter': 1,
  'usa-radar': 1.5,
  'uk-australia-forms-the-directorate-of-manpower': 3.5,
  'uk-lord-linlithgow-declares-india-to-be-at-war': 3.5,
  'uk-free-france-tw': 2.5,
  'uk-government-in-exile': 2,
  'uk-senegalese-tirailleurs': 3.5,
  'uk-polish-sovereignty': 2.5,
  'usa-artificial-harbors': 4,
  'usa-usmc': 3.5,
  'usa-shaef': 2,
  'usa-victory-gardens': 1,
  'usa-war-bonds': 0.8,
  'usa-american-volunteer-group-expands-tw': 2.5,
  'sov-attrition': 1.5,
  'sov-government-evacuates-to-kuibyshev': 1,
  'sov-quantity-has-a-quality-all-its-own': 4,
  'ita-spanish-troops-seize-gibraltar': 2,
  'ita-turkey-opens-the-straits': 1.5,
};

const responseTaste: Readonly<Partial<Record<CardId, number>>> = {
  'jpn-special-naval-landing-forces': 4.5,
  'jpn-destroyer-transport': 4,
  'jpn-china-offensive': 4,
  'jpn-fall-of-singapore': 3,
  'jpn-surprise-attack': 3,
  'jpn-truk': 1,
  'jpn-mobile-force': 2.5,
  'sov-defense-of-the-motherland': 2.5,
  'sov-rasputitsa': 3,
  'sov-moscow': 3,
  'uk-enigma-code-cracked': 2.5,
  'uk-asw-tactics': 2.5,
};

/** Each Response that lies there already makes one more worth so much less: they wait for the same few events. */
export const patience = 0.7;

/** What playing a card of the hand is worth now. */
export function playWorth(view: QmgView, id: CardId): number {
  const { nation } = view;
  if (nation === null) return 0;
  const { type, window } = card(id);
  if (type === 'response') return laidWorth(view, nation, id) * patience ** view.responses.length;
  if (type === 'status' && window !== 'victory') return laidWorth(view, nation, id) + opened(view, nation, id);
  return gainOf(view, id, nation);
}

/** What the board is worth more with a Status card on the table: supply it grants, places it opens. */
function opened(view: QmgView, nation: Nation, id: CardId): number {
  const status = { ...view.status, [nation]: [...view.status[nation], id] };
  return valueFor({ ...view, status }, sideOf(nation)) - valueFor(view, sideOf(nation));
}

/** What a Status or Response card is worth on the table, for what it may still do. Points in Victory steps are counted as points. */
export function laidWorth(table: OpenTable, nation: Nation, id: CardId): number {
  const { type, window } = card(id);
  const early = (lastRound - table.round + 1) / lastRound;
  if (type === 'response') return (responseTaste[id] ?? 2) * Math.sqrt(early) * bite(table, nation);
  return window === 'victory' ? 0 : (statusTaste[id] ?? 3) * early;
}

/** Responses answer what happens around a nation's pieces: with few of them on the board they wait in vain. */
function bite(table: OpenTable, nation: Nation): number {
  return [0.3, 0.3, 0.6, 0.85][spacesHeld(table, nation).length] ?? 1;
}

/** What keeping a card in hand is worth: what it does now, and what cards of its kind do in general. */
export function keepWorth(view: QmgView, id: CardId): number {
  return worthInGeneral(id) + Math.max(0, playWorth(view, id)) * 0.5;
}

/** What keeping a card is worth at the least, whatever it does now. */
export function worthInGeneral(id: CardId): number {
  return generalWorth[card(id).type];
}

const generalWorth: Readonly<Record<CardType, number>> = {
  'build-army': 3,
  'build-navy': 2.2,
  'land-battle': 2.2,
  'sea-battle': 1,
  'economic-warfare': 1.2,
  status: 2.4,
  response: 1.8,
  event: 2.2,
  'air-power': 1.6,
  bolster: 2,
};

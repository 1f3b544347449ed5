// Positions in the middle of a game, drawn at random but possible: for trying cards out in every use.
import type { SeededDice } from '../../../../src/table/dice.js';
import { card, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { type Era, type Side, eras, opponent } from '../../../../src/games/twilight-struggle/data/terms.js';
import { countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { setup } from '../../../../src/games/twilight-struggle/setup.js';
import { eraCards } from '../../../../src/games/twilight-struggle/options.js';
import type { EffectId, TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { optionsOf } from './play-game.js';

const turns: Readonly<Record<Era, readonly number[]>> = { early: [1, 2, 3], mid: [4, 5, 6, 7], late: [8, 9, 10] };

/** Effects that can be in force without anything else being so. */
const loose: readonly EffectId[] = [
  'vietnamRevolts',
  'containment',
  'brezhnev',
  'nuclearSubs',
  'salt',
  'iranContra',
  'u2',
  'yuriAndSamantha',
  'weWillBuryYou',
  'formosan',
  'norad',
  'flowerPower',
  'marshallPlan',
  'warsawPact',
  'nato',
  'deGaulle',
  'usJapanPact',
  'campDavid',
  'johnPaul',
  'iranianHostageCrisis',
  'reformer',
  'mobutu',
];

/**
 * A position in which a side holds a card and is on turn.
 * @param tried the card, in the holder's hand.
 */
export function randomPosition(dice: SeededDice, holder: Side, tried: CardId): TwilightState {
  const options = optionsOf({ promoPack1: true, promoPack2: true });
  const { state } = setup(options, dice);
  const chance = (of: number): boolean => dice.roll(of, 'chance') === 1;
  const turn = dice.pick(turns[card(tried).era], 'turn');
  const inGame = eras
    .filter((era) => (turns[era][0] ?? 0) <= turn)
    .flatMap((era) => eraCards(options, era))
    .filter((id) => id !== tried);
  const cards = dice.shuffle(inGame, 'cards');
  for (const id of countryIds) {
    state.influence[id] = { us: dice.roll(5, 'us') - 1, ussr: dice.roll(5, 'ussr') - 1 };
    if (chance(3)) state.influence[id] = { us: 0, ussr: 0 };
  }
  for (const effect of loose) state.effects[effect] = chance(4);
  const own = cards.splice(0, 5);
  const theirs = cards.splice(0, 5);
  return {
    ...state,
    turn,
    round: dice.roll(3, 'round'),
    phasing: holder,
    defcon: dice.roll(4, 'defcon') + 1,
    vp: dice.roll(21, 'vp') - 11,
    milOps: { us: dice.roll(6, 'us') - 1, ussr: dice.roll(6, 'ussr') - 1 },
    space: { us: { box: dice.roll(8, 'us') - 1, attempts: 0 }, ussr: { box: dice.roll(8, 'ussr') - 1, attempts: 0 } },
    redScare: { us: chance(4) ? 1 : 0, ussr: chance(4) ? 1 : 0 },
    china: { holder: chance(2) ? 'us' : 'ussr', faceUp: true },
    hands: tried === 'the_china_card' ? handsOf(holder, own, theirs) : handsOf(holder, [tried, ...own], theirs),
    discard: cards.splice(0, 12),
    removed: cards.splice(0, 6),
    deck: cards,
    ...(tried === 'the_china_card' ? { china: { holder, faceUp: true } } : {}),
  };
}

function handsOf(holder: Side, own: readonly CardId[], theirs: readonly CardId[]): TwilightState['hands'] {
  const hands: TwilightState['hands'] = { us: [], ussr: [] };
  hands[holder] = [...own];
  hands[opponent(holder)] = [...theirs];
  return hands;
}

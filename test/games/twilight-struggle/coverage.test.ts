// Every card of the box is headlined, played for its event by every side that can, and used for Operations, over games that look for it.
import { expect, it } from 'vitest';
import { SeededDice } from '../../../src/table/dice.js';
import type { Option, Question } from '../../../src/table/question.js';
import type { Text } from '../../../src/table/text.js';
import { twilightStruggle } from '../../../src/games/twilight-struggle/index.js';
import { card, cardIds, isCardId } from '../../../src/games/twilight-struggle/data/cards.js';
import { sides } from '../../../src/games/twilight-struggle/data/terms.js';
import { carefulPlayer, playGame, type Played, type Player } from './support/play-game.js';

/** Everything that has to happen once: `headline nato`, `event nato us`, `ops nato`. */
function goals(): Set<string> {
  const all = cardIds
    .filter((id) => id !== 'the_china_card' && card(id).promo === undefined)
    .flatMap((id) => {
      const { side, ops } = card(id);
      const owners = side === 'neutral' ? sides : [side];
      return [
        ...(id === 'un_intervention' ? [] : [`headline ${id}`]),
        // Defectors have no event but in the headline phase; UN Intervention is played with another card.
        ...(id === 'defectors' || id === 'un_intervention' ? [] : owners.map((owner) => `event ${id} ${owner}`)),
        ...(ops > 0 ? [`ops ${id}`] : []),
      ];
    });
  return new Set([...all, 'cancel us', 'cancel ussr']);
}

/** Prefers what has not happened yet, and warnings only when nothing else is left. */
function seeker(seed: string, open: ReadonlySet<string>): Player {
  const dice = new SeededDice(`seek ${seed}`);
  const careful = carefulPlayer(seed);
  const pick = (options: readonly Option[], wanted: (id: string) => boolean): readonly string[] | undefined => {
    const good = options.filter(({ id, danger }) => danger === undefined && wanted(id));
    return good.length === 0 ? undefined : [dice.pick(good, 'seek').id];
  };
  return (question: Question) => {
    const { form, key, about } = question;
    if (form.kind !== 'choose') return careful(question);
    const side = String(about?.['side']);
    const wants = (id: string, use: string): boolean => open.has(`${use} ${id}`) || open.has(`${use} ${id} ${side}`);
    const chosen =
      key === 'headline'
        ? pick(form.options(), (id) => wants(id, 'headline'))
        : key === 'play'
          ? pick(form.options(), (id) => isCardId(id) && (wants(id, 'event') || wants(id, 'ops')))
          : key === 'mode'
            ? pick(form.options(), (mode) => modeServes(mode, String(about?.['card']), side, open))
            : undefined;
    return chosen ?? careful(question);
  };
}

function modeServes(mode: string, id: string, side: string, open: ReadonlySet<string>): boolean {
  if (mode === 'event') return open.has(`event ${id} ${side}`);
  if (mode === 'cancel') return open.has(`cancel ${side}`);
  const brings = isCardId(id) && card(id).side !== 'neutral' && card(id).side !== side;
  return mode !== 'space' && (open.has(`ops ${id}`) || (brings && open.has(`event ${id} ${card(id).side}`)));
}

const isText = (arg: unknown): arg is Text => typeof arg === 'object' && arg !== null && 'key' in arg;

/** Strikes off what a phase brought. */
function strike(open: Set<string>, { reports, state }: Played): void {
  const named = (arg: unknown): string =>
    typeof arg === 'object' && arg !== null && 'key' in arg ? String(arg.key).replace(/^(card|side)\./, '') : '';
  twilightStruggle.invariants(state);
  // Both headlines are told in one line.
  const told = reports.flatMap(({ text }) => {
    const both = text.key === 'headline.are' ? text.args?.['headlines'] : undefined;
    return Array.isArray(both) ? both.filter(isText) : [text];
  });
  for (const text of told) {
    const id = named(text.args?.['card']);
    const side = named(text.args?.['side']);
    if (text.key === 'headline.is') open.delete(`headline ${id}`);
    if (text.key === 'event.occurs') open.delete(`event ${id} ${side}`);
    if (text.key === 'play.cancel') open.delete(`cancel ${side}`);
    if (/^play\.(influence|coup|realign|eventFirst)$/.test(text.key)) open.delete(`ops ${id}`);
  }
}

it('every card is used in every way', () => {
  const open = goals();
  // Wargames needs DEFCON 2 in its player's round, so it has hunters of its own.
  const rare = ['event wargames us', 'event wargames ussr'];
  for (const goal of rare) open.delete(goal);
  for (let n = 0; n < 60 && open.size > 0; n++) {
    playGame(`coverage ${n}`, seeker(`coverage ${n}`, open), {}, (played) => strike(open, played));
  }
  expect([...open]).toEqual([]);
}, 300_000);

it('Wargames too, by both sides', () => {
  const open = new Set(['event wargames us', 'event wargames ussr']);
  for (let n = 0; n < 40 && open.size > 0; n++) {
    const seed = `wargames ${n}`;
    const careful = carefulPlayer(seed);
    const dice = new SeededDice(`hunt ${seed}`);
    // Coups take DEFCON down to 2; the card waits until then.
    const hunter: Player = (question) => {
      const { form, key, about } = question;
      if (form.kind !== 'choose') return careful(question);
      const safe = form.options().filter(({ danger }) => danger === undefined);
      const wanted = (id: string): boolean =>
        key === 'play'
          ? id !== 'wargames' || dice.roll(4, 'hunt') === 1
          : id === (about?.['card'] === 'wargames' ? 'event' : 'coup');
      const good = key === 'play' || key === 'mode' ? safe.filter(({ id }) => wanted(id)) : [];
      return good.length > 0 ? [dice.pick(good, 'hunt').id] : careful(question);
    };
    playGame(seed, hunter, { scenario: 'late_war' }, (played) => strike(open, played));
  }
  expect([...open]).toEqual([]);
}, 300_000);

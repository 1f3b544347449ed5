// The buttons of a sign-up post: taking seats and leaving them, wishes, confirming, starting.
import type { GameInfo } from '../../play/turn/info.js';
import { InputError, gameVoice, type Call, type PressCall } from '../call.js';
import { listed, seatsNamed } from './seats-named.js';
import { splitTokens, token } from '../custom-id.js';
import { inputField, modal, type Modal, type Screen } from '../screen.js';
import { statusScreen, tablePress } from '../shown/status.js';
import { t } from '../voice.js';

/** Acts on the sign-up and gives the post anew. A refusal passes through; the caller alone is told. */
export async function seatPress(call: PressCall): Promise<Screen> {
  return statusScreen(call.deps, await changed(call));
}

/** The window for a list of wishes. */
export function wishWindow(call: PressCall, game: GameInfo): Modal {
  const { say } = gameVoice(call, game.kind);
  const mine = game.signUps.find((one) => one.userId === call.person.id);
  const wished = mine?.wishes.flatMap((bundle) => bundle.slice(0, 1)) ?? [];
  const names = wished.flatMap((seat) => game.seats.filter((one) => one.seat === seat).map((one) => say(one.name)));
  return modal(tablePress(game, 'wished'), say(t('status.wishes')), [
    inputField('wishes', say(t('wishes.label')), {
      description: say(t('wishes.about')),
      value: names.join(', '),
      placeholder: game.seats.map((one) => say(one.name)).join(', '),
      max: 400,
    }),
  ]);
}

/** The window for a word that goes into the dice. */
export function wordWindow(call: PressCall, game: GameInfo): Modal {
  const { say } = gameVoice(call, game.kind);
  return modal(tablePress(game, 'worded'), say(t('status.word')), [
    inputField('word', say(t('word.label')), { description: say(t('word.about')), required: true, max: 60 }),
  ]);
}

/** Seats named in a typed list, in its order. Throws InputError for a name that is none. */
export function wishesIn(call: Call, game: GameInfo, typed: string): string[] {
  return listed(typed).map((name) => {
    const [seat] = seatsNamed(call, game, name);
    if (seat === undefined)
      throw new InputError(t('wishes.unknown', { name, seats: game.seats.map((one) => one.name) }));
    return seat;
  });
}

async function changed(call: PressCall): Promise<GameInfo> {
  const { deps, press, person, input } = call;
  const { play } = deps;
  switch (press.verb) {
    case 'join':
      return play.join(press.game, person, null);
    case 'seat': {
      const game = await play.info(press.game, person.id);
      const wanted = input.values.flatMap(splitTokens);
      const chosen = game.seats.map((one) => one.seat).filter((seat) => wanted.includes(token(seat)));
      const mine = game.signUps.find((one) => one.userId === person.id)?.seats ?? [];
      // Further seats of one's own side are added to what one has; others take its place.
      const both = [...new Set([...mine, ...chosen])];
      const adds =
        game.holding === 'side' && game.sides.some((side) => both.every((seat) => side.seats.includes(seat)));
      return play.choose(press.game, person, adds ? both : chosen);
    }
    case 'wished': {
      const game = await play.info(press.game, person.id);
      return play.prefer(press.game, person, wishesIn(call, game, input.field('wishes') ?? ''));
    }
    case 'worded':
      return play.addWord(press.game, person, input.field('word') ?? '');
    case 'more': {
      const { signUps } = await play.info(press.game, person.id);
      const mine = signUps.find((one) => one.userId === person.id);
      return play.takeMore(press.game, person.id, mine?.more !== true);
    }
    case 'leave':
      return play.leave(press.game, person.id);
    case 'start':
      return play.start(press.game, person.id, false, person.act);
    case 'fill':
      if ((await play.info(press.game, person.id)).signUps.length === 0) throw new InputError(t('start.nobody'));
      return play.start(press.game, person.id, true, person.act);
    default:
      return play.info(press.game, person.id);
  }
}

// /game: the life of a table, from opening to export, and its host's desk.
import { ComponentType } from 'discord-api-types/v10';
import type { GameInfo } from '../../play/turn/info.js';
import { InputError, gameLabel, gameOf, gameVoice, type CommandCall } from '../call.js';
import { screen, textBlock, type Picture, type Screen } from '../screen.js';
import { statusScreen } from '../shown/status.js';
import { filmScreen } from '../film/screen.js';
import { beginTable } from '../tables/new-table.js';
import { invited } from '../tables/invite.js';
import { readyScreen } from '../tables/ready.js';
import { wishesIn } from '../tables/seats.js';
import { clearAway, done, lookAfter } from '../tables/care.js';
import { leaving, replaced, seatTaken } from '../tables/hands.js';
import { tableTimeTyped } from '../tables/table-time.js';
import { tableSettingsScreen } from '../tables/table-settings.js';
import { boardScreen, logScreen, wholeBoard } from '../tables/board.js';
import { t } from '../voice.js';
import { flagOption, numberOption, personOption, slash, sub, textOption, type Command } from './describe.js';
import { endedOffers, gameOffers, kindNamed, kindOffers, seatOffers } from './offers.js';
import { seatsNamed } from '../tables/seats-named.js';

const which = textOption('opt.game', { complete: true });

export const game: Command = {
  data: slash('cmd.game', [
    sub('cmd.game.new', [textOption('opt.kind', { complete: true })]),
    sub('cmd.game.join', [
      which,
      textOption('opt.seat', { complete: true }),
      textOption('opt.wishes'),
      textOption('opt.word'),
    ]),
    sub('cmd.game.leave', [which, textOption('opt.seat', { complete: true })]),
    sub('cmd.game.seat', [personOption('opt.signedUp'), textOption('opt.seats', { complete: true }), which]),
    sub('cmd.game.remove', [personOption('opt.turnedAway', true), which]),
    sub('cmd.game.invite', [personOption('opt.invited', true), which]),
    sub('cmd.game.ready', [which]),
    sub('cmd.game.start', [which, flagOption('opt.fill')]),
    sub('cmd.game.info', [which]),
    sub('cmd.game.settings', [which, textOption('opt.timing')]),
    sub('cmd.game.board', [which]),
    sub('cmd.game.log', [which]),
    sub('cmd.game.export', [which]),
    sub('cmd.game.film', [which]),
    sub('cmd.game.pause', [which]),
    sub('cmd.game.resume', [which]),
    sub('cmd.game.extend', [numberOption('opt.hours', { min: 1, max: 336, required: true }), which]),
    sub('cmd.game.replace', [textOption('opt.seat', { complete: true }), personOption('opt.player'), which]),
    sub('cmd.game.cancel', [which]),
    sub('cmd.game.clear', [personOption('opt.host', true)]),
  ]),
  async run(call) {
    if (call.options.sub === 'new') return beginTable(call, kindNamed(call, call.options.text('kind')));
    if (call.options.sub === 'clear') return clearAway(call, call.options.person('host'));
    const named = call.options.text('game');
    return onGame(call, await (call.options.sub === 'film' ? gameFilmed(call, named) : gameOf(call, named)));
  },
  complete(call, { name, value }) {
    switch (name) {
      case 'kind':
        return Promise.resolve(kindOffers(call, value));
      case 'seat':
      case 'seats':
        return seatOffers(call, value);
      default:
        return call.options.sub === 'film' ? endedOffers(call, value) : gameOffers(call, value);
    }
  },
};

/** The game whose film is wanted: the one named or played here, else the one its caller played last of those that have ended. @throws InputError where none has. */
async function gameFilmed(call: CommandCall, named: string | null): Promise<GameInfo> {
  const { play } = call.deps;
  const here = call.channelId === null ? null : await play.summary({ channelId: call.channelId });
  if (named !== null || here !== null) return gameOf(call, named);
  const [last] = await play.endedOf(call.person.id, 1);
  if (last === undefined) throw new InputError(t('film.none'));
  return gameOf(call, last.id);
}

async function onGame(call: CommandCall, info: GameInfo): Promise<Screen> {
  const { play } = call.deps;
  const { id } = info;
  const me = call.person.id;
  switch (call.options.sub) {
    case 'join':
      return joined(call, info);
    case 'leave':
      return leaving(call, info, seatWanted(call, info));
    case 'seat':
      return seated(call, info);
    case 'remove':
      return removed(call, info);
    case 'start':
      return done(
        call,
        await play.start(id, me, call.options.flag('computers') ?? false, call.person.act),
        t('game.started'),
      );
    case 'invite':
      return invited(call, info);
    case 'ready':
      return readyScreen(call, await play.ready(id, me, call.person.act));
    case 'board':
      return boardScreen(call, info, wholeBoard, false);
    case 'settings': {
      const typed = call.options.text('time');
      return typed === null ? tableSettingsScreen(call, info) : tableTimeTyped(call, info, typed);
    }
    case 'log':
      return logScreen(call, info, null);
    case 'export':
      return exported(call, info);
    case 'film':
      return filmScreen(call, info);
    case 'pause':
    case 'resume':
    case 'extend':
    case 'cancel':
      return lookAfter(call, info, call.options.sub, call.options.number('hours'));
    case 'replace':
      return replacing(call, info);
    default:
      return statusScreen(call.deps, info);
  }
}

/** The seat picked from the list or typed by its name; null when none was named. */
function seatWanted(call: CommandCall, info: GameInfo): string | null {
  const typed = call.options.text('seat');
  if (typed === null || info.seats.some((one) => one.seat === typed)) return typed;
  return seatsNamed(call, info, typed)[0] ?? typed;
}

/** Signs up for a seat, for any, or with a list of wishes; in a running game takes over an empty seat. */
async function joined(call: CommandCall, info: GameInfo): Promise<Screen> {
  const { play } = call.deps;
  const typed = call.options.text('wishes');
  const after =
    typed === null
      ? await play.join(info.id, call.person, seatWanted(call, info))
      : await play.prefer(info.id, call.person, wishesIn(call, info, typed));
  if (info.status === 'running' || info.status === 'paused') return seatTaken(call, after);
  const place = after.waiting.indexOf(call.person.id);
  if (place >= 0) return done(call, after, t('join.waits', { place: place + 1 }));
  const word = call.options.text('word');
  return done(call, word === null ? after : await play.addWord(info.id, call.person, word), t('game.joined'));
}

/** Gives seats to somebody who has signed up; without a person, by lot to all who have none. */
async function seated(call: CommandCall, info: GameInfo): Promise<Screen> {
  const { play } = call.deps;
  const person = call.options.person('player');
  const typed = call.options.text('seats') ?? '';
  const seats = info.seats.some((one) => one.seat === typed) ? [typed] : wishesIn(call, info, typed);
  const after =
    person === null
      ? await play.giveOut(info.id, call.person.id, call.person.act)
      : await play.assign(info.id, call.person.id, person, seats);
  return done(call, after, t('game.didSeat'));
}

/** Turns away somebody who has signed up. */
async function removed(call: CommandCall, info: GameInfo): Promise<Screen> {
  const person = call.options.person('player');
  if (person === null) return statusScreen(call.deps, info);
  return done(call, await call.deps.play.turnAway(info.id, call.person.id, person), t('game.turnedAway'));
}

/** Asks for somebody else, or a computer player, on a seat. */
function replacing(call: CommandCall, info: GameInfo): Promise<Screen> {
  const wanted = seatWanted(call, info);
  const seat = info.seats.find((one) => one.seat === wanted) ?? info.seats.find((one) => wanted === null && one.left);
  if (seat === undefined) throw new InputError(t('game.whichSeat', { seats: info.seats.map((one) => one.name) }));
  return replaced(call, info, seat, call.options.person('player'));
}

async function exported(call: CommandCall, info: GameInfo): Promise<Screen> {
  const data = await call.deps.play.exportGame(info.id, call.person.id);
  const file: Picture = { name: `game-${info.id}.json`, data: Buffer.from(data), alt: '' };
  const reader = gameVoice(call, info.kind);
  const page = screen([
    textBlock(`### ${reader.say(gameLabel(info))}\n${reader.say(t('game.exported'))}`),
    { type: ComponentType.File, file: { url: `attachment://${file.name}` } },
  ]);
  return { ...page, files: [file] };
}

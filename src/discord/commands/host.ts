// /host: the host's desk, as one screen of presses and as typed subcommands.
import { gameHosted, hostedFrom, InputError, type CommandCall } from '../call.js';
import type { Screen } from '../screen.js';
import {
  backScreen,
  ending,
  hostAct,
  hostScreen,
  moveTo,
  recordScreen,
  rollBackTo,
  standIn,
  whichDesk,
} from '../tables/host-desk.js';
import { replaced } from '../tables/hands.js';
import { repairOffers, repairTyped } from '../tables/put-right.js';
import { retimeNamed } from '../tables/retime.js';
import { timeFields } from '../tables/time-fields.js';
import { done } from '../tables/care.js';
import type { GameInfo } from '../../play/turn/info.js';
import { t } from '../voice.js';
import { replayGame } from '../tables/replay.js';
import { importGame } from '../tables/import.js';
import {
  choice,
  choiceOption,
  fileOption,
  numberOption,
  personOption,
  slash,
  sub,
  textOption,
  type Command,
  type Offer,
} from './describe.js';
import { phaseNamed, phaseOffers } from './history.js';
import { gameOffers, gameWhileTyping, matching, seatOffers } from './offers.js';
import { seatsNamed } from '../tables/seats-named.js';

const which = textOption('opt.game', { complete: true });
const seat = textOption('opt.seat', { complete: true, required: true });

export const host: Command = {
  data: slash('cmd.host', [
    sub('cmd.host.desk', [which]),
    sub('cmd.host.deadline', [textOption('opt.when', { required: true }), which]),
    sub('cmd.host.extend', [numberOption('opt.hours', { min: 1, max: 336, required: true }), which]),
    sub('cmd.host.time', [
      textOption('opt.hoursAndWeek'),
      numberOption('opt.grace', { min: 0, max: 72 }),
      numberOption('opt.excuses', { min: 0, max: 9 }),
      numberOption('opt.excuseHours', { min: 1, max: 168 }),
      textOption('opt.quietHours'),
      textOption('opt.leads'),
      choiceOption('opt.skip', timeFields.skip),
      numberOption('opt.awayDays', { min: 0, max: 28 }),
      which,
    ]),
    sub('cmd.host.pause', [which]),
    sub('cmd.host.resume', [which]),
    sub('cmd.host.remind', [which]),
    sub('cmd.host.answer', [
      seat,
      textOption('opt.standIn', {
        choices: [choice('fallback', 'host.fallback'), choice('computer', 'host.computerOnce')],
      }),
      which,
    ]),
    sub('cmd.host.replace', [seat, personOption('opt.player'), which]),
    sub('cmd.host.remove', [personOption('opt.turnedAway', true), which]),
    sub('cmd.host.rollback', [textOption('opt.turn', { complete: true }), textOption('opt.reason'), which]),
    sub('cmd.host.repair', [
      textOption('opt.path', { complete: true, required: true }),
      textOption('opt.reason', { required: true }),
      textOption('opt.value', { complete: true }),
      which,
    ]),
    sub('cmd.host.import', [fileOption('opt.file')]),
    sub('cmd.host.replay', [fileOption('opt.file')]),
    sub('cmd.host.log', [which]),
    sub('cmd.host.end', [which]),
  ]),
  async run(call) {
    if (call.options.sub === 'import') return importGame(call);
    if (call.options.sub === 'replay') return replayGame(call);
    const named = call.options.text('game');
    const hosted = call.options.sub === 'desk' && named === null ? await hostedFrom(call) : [];
    return hosted.length > 1 ? whichDesk(call, hosted) : onDesk(call, await gameHosted(call, named));
  },
  complete(call, { name, value }) {
    switch (name) {
      case 'seat':
        return seatOffers(call, value);
      case 'turn':
        return phaseOffers(call, value);
      case 'path':
      case 'value':
        return partOffers(call, name, value);
      default:
        return gameOffers(call, value);
    }
  },
};

async function onDesk(call: CommandCall, info: GameInfo): Promise<Screen> {
  const { options } = call;
  switch (options.sub) {
    case 'deadline':
      return moveTo(call, info, options.text('when') ?? '');
    case 'extend':
      return hostAct(call, info, 'extend', options.number('hours') ?? 24);
    case 'time':
      return retimeNamed(call, info);
    case 'pause':
    case 'resume':
      return hostAct(call, info, options.sub);
    case 'remind':
      return hostAct(call, info, 'nudge');
    case 'answer':
      return standIn(
        call,
        info,
        seatNamed(call, info).seat,
        options.text('how') === 'computer' ? 'computer' : 'fallback',
      );
    case 'replace':
      return replaced(call, info, seatNamed(call, info), options.person('player'));
    case 'remove': {
      const person = options.person('player');
      if (person === null) return hostScreen(call, info);
      return done(call, await call.deps.play.turnAway(info.id, call.person.id, person), t('game.turnedAway'));
    }
    case 'rollback':
      return rollback(call, info);
    case 'repair':
      return repairTyped(call, info, {
        path: options.text('path') ?? '',
        value: options.text('value'),
        reason: options.text('reason') ?? '',
      });
    case 'log':
      return recordScreen(call, info, null);
    case 'end':
      return ending(call, info);
    default:
      return hostScreen(call, info);
  }
}

function seatNamed(call: CommandCall, info: GameInfo): GameInfo['seats'][number] {
  const typed = call.options.text('seat') ?? '';
  const named = info.seats.some((one) => one.seat === typed) ? typed : seatsNamed(call, info, typed)[0];
  const found = info.seats.find((one) => one.seat === named);
  if (found === undefined) throw new InputError(t('game.whichSeat', { seats: info.seats.map((one) => one.name) }));
  return found;
}

/** With phase and reason at once; with either missing, the menu of phases. */
async function rollback(call: CommandCall, info: GameInfo): Promise<Screen> {
  const typed = call.options.text('turn');
  const reason = call.options.text('reason');
  if (typed === null || reason === null) return backScreen(call, info, 0);
  return rollBackTo(call, info, (await phaseNamed(call, info, typed)) ?? NaN, reason);
}

/** Parts of the position by name, or the values of the one already named. */
async function partOffers(call: CommandCall, name: 'path' | 'value', typed: string): Promise<Offer[]> {
  const game = await gameWhileTyping(call);
  const named = name === 'path' ? null : call.options.text('path');
  if (game === null || (name === 'value' && named === null)) return [];
  return matching(await repairOffers(call, game, named), typed);
}

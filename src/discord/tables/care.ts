// Looking after a game: pausing, going on, more time, stopping, as its host, for its server, or by putting it to the vote.
import type { GameInfo } from '../../play/turn/info.js';
import type { Steward } from '../../play/care/acts.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, isSteward, sentence, type Call, type PressCall } from '../call.js';
import { accents, button, buttonRows, screen, textBlock, type Screen } from '../screen.js';
import { tablePress } from '../shown/status.js';
import { t } from '../voice.js';
import { deskButtons, propose, proposalsScreen } from './proposals.js';

const cares = ['pause', 'resume', 'extend', 'cancel'] as const;
/** What can be done to look after a game. */
type Care = (typeof cares)[number];

/** One sentence on a game, and where it is played; for its host the way back to the desk. */
export function done(call: Call, info: GameInfo, text: Text): Screen {
  const where = info.channelId === null ? [] : [t('game.where', { channel: `<#${info.channelId}>` })];
  const words = [gameLabel(info), text, ...where].map((one) => call.voice.say(one)).join('\n');
  return screen([textBlock(words), ...buttonRows(deskButtons(call, info))], [], accents.good);
}

/** What somebody sees whose act may need consent: the vote on it while one is open, else that it is done. */
export async function decided(
  call: Call,
  info: GameInfo,
  kind: 'rollback' | 'repair' | 'time',
  did: Text,
): Promise<Screen> {
  const open = await call.deps.play.proposals(info.id, call.person.id);
  return open.some((one) => one.kind === kind) ? proposalsScreen(call, info, t('host.asked')) : done(call, info, did);
}

/** Hours of more time where nothing is said. */
const usualHours = 24;

/**
 * Does it at once where the caller may alone, as a host without a seat or for the server; puts it to the vote for somebody who
 * plays. Who could do either, and who would end a game for its server, is asked first.
 * @param hours how much more time, where that was said.
 */
export async function lookAfter(call: Call, info: GameInfo, care: Care, hours: number | null = null): Promise<Screen> {
  const me = call.person.id;
  const runs = info.status === 'running' || info.status === 'paused';
  const plays = runs && info.seats.some((seat) => seat.userId === me && !seat.computer);
  const steward = await isSteward(call, info);
  if (steward && runs && (plays || care === 'cancel')) return askHow(call, info, { care, hours, plays });
  const isFree = info.resumableFrom === null || info.resumableFrom <= call.deps.now();
  const resumes = plays && care === 'resume' && info.status === 'paused' && isFree;
  if (plays && !resumes) return propose(call, info, care, hours === null ? {} : { hours });
  const asSteward = steward && info.hostId !== me && !resumes;
  return act(call, info, { care, hours, steward: asSteward });
}

/** Lets a stopped game go on, or proposes it. */
export async function goOn(call: PressCall): Promise<Screen> {
  return lookAfter(call, await call.deps.play.info(call.press.game, call.person.id), 'resume');
}

/** Somebody who looks after the server says whether they act for it, or as one of the players. */
function askHow(
  call: Call,
  info: GameInfo,
  { care, hours, plays }: { readonly care: Care; readonly hours: number | null; readonly plays: boolean },
): Screen {
  const { say } = gameVoice(call, info.kind);
  const given = hours === null ? [] : [String(hours)];
  const buttons = [
    button(tablePress(info, 'care', care, ...given), say(t(`care.${care}`)), care === 'cancel' ? 'danger' : 'primary'),
    ...(plays ? [button(tablePress(info, 'cvote', care, ...given), say(t('care.vote')), 'secondary')] : []),
  ];
  return screen(
    [textBlock(`### ${say(gameLabel(info))}\n${say(t('care.how'))}`), ...buttonRows(buttons)],
    [],
    accents.ask,
  );
}

/** The press of somebody who acts for the server. */
export async function carePress(call: PressCall): Promise<Screen> {
  const [named, hours] = call.press.args;
  const care = cares.find((one) => one === named);
  const info = await call.deps.play.info(call.press.game, call.person.id);
  if (care === undefined) return sentence(call, t('press.old'), 'quiet');
  if (!(await isSteward(call, info))) return sentence(call, t('care.notSteward'), 'bad');
  return act(call, info, { care, hours: hours === undefined ? null : Number(hours), steward: true });
}

/** The press of somebody who would rather ask the players. */
export async function careByVote(call: PressCall): Promise<Screen> {
  const [named, hours] = call.press.args;
  const care = cares.find((one) => one === named);
  if (care === undefined) return sentence(call, t('press.old'), 'quiet');
  const wish = hours === undefined ? {} : { hours: Number(hours) };
  return propose(call, await call.deps.play.info(call.press.game, call.person.id), care, wish);
}

async function act(
  call: Call,
  { id }: GameInfo,
  { care, hours, steward }: { readonly care: Care; readonly hours: number | null; readonly steward: boolean },
): Promise<Screen> {
  const { play } = call.deps;
  const me = call.person.id;
  const as: Steward | undefined = steward ? { name: call.person.name } : undefined;
  switch (care) {
    case 'pause':
      return done(call, await play.pause(id, me, as), t('game.didPause'));
    case 'resume':
      return done(call, await play.resume(id, me, as), t('game.didResume'));
    case 'extend':
      return done(call, await play.extend(id, me, hours ?? usualHours, as), t('game.didExtend'));
    case 'cancel':
      return done(call, await play.cancel(id, me, as), t('game.didCancel'));
  }
}

/** Closes every sign-up that somebody has opened on the caller's server. */
export async function clearAway(call: Call, host: Call['person'] | null): Promise<Screen> {
  const { guildId, person } = call;
  if (guildId === null) return sentence(call, t('new.onlyServer'), 'bad');
  if (host === null || !(await isSteward(call, { guildId }))) return sentence(call, t('care.notSteward'), 'bad');
  const count = await call.deps.play.clear(guildId, person.id, { name: person.name }, host.id);
  return sentence(call, t('care.cleared', { count, who: `<@${host.id}>` }), 'good');
}

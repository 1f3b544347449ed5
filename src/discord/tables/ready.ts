// The ready check as it is shown: who is still awaited, and what somebody sees who confirms.
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, sentence, type Call, type PressCall } from '../call.js';
import type { Screen } from '../screen.js';
import { mentions } from '../mention.js';
import { t } from '../voice.js';

/** Confirms by a press; the game's post follows by itself. */
export async function readyPress(call: PressCall): Promise<Screen> {
  return readyScreen(call, await call.deps.play.ready(call.press.game, call.person.id, call.person.act));
}

/** What comes of confirming, and who is still awaited. */
export function readyScreen(call: Call, after: GameInfo): Screen {
  const awaited = after.signUps.filter((one) => !one.ready).map(({ userId }) => userId);
  const people = mentions(awaited, call.voice.say);
  const where = after.channelId === null ? [] : [t('game.where', { channel: `<#${after.channelId}>` })];
  // In direct messages it stays where it is said: what is true for a moment alone would look true for ever.
  const awaits = call.guildId === null ? t('ready.follows') : t('ready.awaited', { people });
  const state = after.status === 'readyCheck' ? [t('ready.confirmed'), awaits] : [t('ready.began')];
  return sentence(call, [gameLabel(after), ...state, ...where], 'good');
}

// The press or command with which a player claims the game of an opponent whose clock has run out.
import type { GameInfo } from '../../play/turn/info.js';
import type { Call, PressCall } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { done } from './care.js';

export async function claimed(call: Call, { id }: Pick<GameInfo, 'id'>): Promise<Screen> {
  return done(call, await call.deps.play.claim(id, call.person.id), t('clock.claimed'));
}

/** The press on what tells of the clock. */
export function claimPress(call: PressCall): Promise<Screen> {
  return claimed(call, { id: call.press.game });
}

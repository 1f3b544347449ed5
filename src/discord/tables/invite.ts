// Inviting somebody to a sign-up by name.
import type { GameInfo } from '../../play/turn/info.js';
import { InputError, type CommandCall } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { done } from './care.js';

/** Asks the person named in the command to take part. */
export async function invited(call: CommandCall, info: GameInfo): Promise<Screen> {
  const person = call.options.person('player');
  if (person === null) throw new InputError(t('invite.nobody'));
  const after = await call.deps.play.invite(info.id, call.person, person);
  return done(call, after, t('invite.done', { who: `<@${person.id}>` }));
}

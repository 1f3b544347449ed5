// Where the answer to a press appears.
import type { Modal, Screen } from '../screen.js';
import type { PressCall } from '../call.js';
import type { GameInfo } from '../../play/turn/info.js';

/**
 * Where the answer to a press appears. `here`: in the pressed message when only the presser sees it, otherwise in a new
 * private one. `private`: always in a new private one. `shared`: in the pressed message, for everybody. `window`: a window
 * opens, so nothing may be said before. `launch`: the application's own page opens inside Discord where it can, otherwise as `private`.
 */
export type Show =
  | { readonly how: 'here' | 'private' | 'shared' | 'launch'; run(call: PressCall): Promise<Screen> }
  | { readonly how: 'window'; run(call: PressCall): Promise<Modal | Screen> };

/** In the pressed message when only the presser sees it, otherwise in a new private one. */
export const here = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'here', run });
/** In a new private message. */
export const hidden = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'private', run });
/** In the pressed message, for everybody. */
export const shared = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'shared', run });
/** Inside Discord, or else in a new private message. */
export const launched = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'launch', run });
/** As a window. */
export const window = (run: (call: PressCall) => Promise<Modal | Screen>): Show => ({ how: 'window', run });
/** What needs the game of the press, as its presser may know it. */
export const onGame =
  <R extends Modal | Screen>(run: (call: PressCall, game: GameInfo) => R | Promise<R>) =>
  async (call: PressCall): Promise<R> =>
    run(call, await call.deps.play.info(call.press.game, call.person.id));

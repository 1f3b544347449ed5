// /help: what to do next, in a few lines.
import type { Call } from '../call.js';
import { accents, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { slash, type Command } from './describe.js';

export const help: Command = {
  data: slash('cmd.help', []),
  run: (call) => Promise.resolve(helpScreen(call)),
};

/** The help page; also the answer to a direct message from somebody without a game. */
export function helpScreen(call: Pick<Call, 'voice' | 'deps'>): Screen {
  const { say } = call.voice;
  const parts = [t('help.start'), t('help.play'), t('help.text'), t('help.look'), t('help.agree'), t('help.self')];
  return screen(
    [textBlock(`### ${say(t('help.title'))}`), textBlock(parts.map((part) => say(part)).join('\n\n'))],
    [],
    accents.plain,
  );
}

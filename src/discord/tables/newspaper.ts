// A newspaper page on a press, with the way back to the phase it was asked from.
import { gameLabel, gameVoice, type PressCall } from '../call.js';
import { newspaperPicture } from '../shown/newspaper.js';
import { tablePress } from '../shown/status.js';
import { spend } from '../pace.js';
import { button, buttonRows, gallery, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';

/** The newspaper of the year or turn a phase belongs to. */
export async function newspaperPress(call: PressCall): Promise<Screen> {
  spend(call, 'picture');
  const [number = ''] = call.press.args;
  const game = await call.deps.play.info(call.press.game, call.person.id);
  const { say } = gameVoice(call, game.kind);
  const paper = await call.deps.play.newspaper(game.id, Number(number));
  const picture = await newspaperPicture(call.deps, game, paper, call.lang, call.choices);
  const back = button(tablePress(game, 'past', number), say(t('newspaper.back')), 'secondary', { emoji: '◀️' });
  return screen(
    [textBlock(`📰 **${say(gameLabel(game))}** · ${say(paper.title)}`), gallery([picture]), ...buttonRows([back])],
    [picture],
  );
}

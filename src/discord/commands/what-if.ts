// /what-if: what would come of guessed orders of others, or why things are as they are, for the asker alone.
import { gameOf, gameVoice, type CommandCall } from '../call.js';
import { lookOf } from '../pictures.js';
import { unmarked } from '../plain-text.js';
import { spend } from '../pace.js';
import { gallery, joinWithin, rule, screen, textBlock, cut, type Screen } from '../screen.js';
import { limits } from '../limits.js';
import { gameName, t } from '../voice.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

/** Characters of what would be told. */
const room = 2_800;

export const whatIf: Command = {
  data: slash('cmd.whatIf', [
    textOption('opt.guesses', { required: true }),
    textOption('opt.game', { complete: true }),
  ]),
  run: supposedScreen,
  complete: (call, { value }) => gameOffers(call, value),
};

async function supposedScreen(call: CommandCall): Promise<Screen> {
  const game = await gameOf(call, call.options.text('game'));
  spend(call, 'picture');
  const { deps, lang, choices, person } = call;
  const desk = await deps.play.desk(game.id, person.id);
  const { say } = gameVoice(call, game.kind);
  const { scene, told, unread, note } = await deps.play.supposed(
    game.id,
    person.id,
    call.options.text('guesses') ?? '',
    { ...lookOf(lang, choices, {}), caption: `${say(gameName(game.kind))} #${game.id}` },
    deps.boardMaps(desk.rules.maps),
  );
  const lines = told.map((text) => say(text)).join('\n');
  const picture = {
    name: `what-if-${String(game.id)}.png`,
    data: await deps.png(scene),
    alt: cut(unmarked(lines), limits.altText),
  };
  const problems = unread.map(
    ({ source, problem }) => `⛔ ${say(t('read.problem', { source: cut(source, 80), problem: say(problem) }))}`,
  );
  return screen(
    [
      textBlock(`### ${say(t('whatIf.title'))}\n-# ${say(note ?? t('whatIf.private'))}`),
      ...(problems.length === 0
        ? []
        : [textBlock(joinWithin(problems, 900, (left) => say(t('ask.more', { count: left }))))]),
      rule(),
      textBlock(joinWithin(lines.split('\n'), room, (left) => say(t('ask.more', { count: left })))),
      gallery([picture]),
    ],
    [picture],
  );
}

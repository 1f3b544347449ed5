// The page of those who watch: every hand of some phases ago, after a warning that whoever has seen it never sits down there.
import { Refused } from '../../play/change/refuse.js';
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import { spend } from '../pace.js';
import { accents, button, buttonRows, joinWithin, rule, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { boardScreen, wholeBoard } from './board.js';
import { askedPage, withSights } from './sight.js';

/**
 * What somebody without a seat may watch: the board as everybody sees it, or every hand some phases later; and below, the ways to one
 * seat's eyes. Who plays finds who has asked for theirs.
 */
export async function watchPage(call: Call, info: GameInfo): Promise<Screen> {
  const { play } = call.deps;
  const me = call.person.id;
  if (info.seats.some((seat) => seat.userId === me && !seat.computer)) {
    const isAsked = (await play.sights(info.id, me)).some(({ holder }) => holder === me);
    return isAsked ? askedPage(call, info.id) : watchScreen(call, info, false);
  }
  try {
    return await withSights(call, info, await watchScreen(call, info, false));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const said = sentence(call, error.texts);
    // Until hands are old enough to be shown, there is the board that everybody sees.
    const isEarly = error.texts.some(({ key }) => key === 'refuse.watchEarly');
    return withSights(call, info, isEarly ? below(said, await boardScreen(call, info, wholeBoard, false)) : said);
  }
}

/** A page with what is said above it. */
function below(said: Screen, page: Screen): Screen {
  return { ...page, components: [...page.components.slice(0, 1), ...said.components, ...page.components.slice(1)] };
}

/** The page of a press in a message: who has asked, or what may be watched. */
export async function sightsPress(call: PressCall): Promise<Screen> {
  return watchPage(call, await call.deps.play.info(call.press.game, call.person.id));
}

/** The board as everybody sees it, or every hand some phases later. */
async function watchScreen(call: Call, info: GameInfo, agreed: boolean): Promise<Screen> {
  const { say } = gameVoice(call, info.kind);
  const delay = info.table.spectators;
  if (delay === 'public') return boardScreen(call, info, wholeBoard, false);
  spend(call, 'past');
  const seen = await call.deps.play.watch(info.id, call.person.id, agreed);
  const head = `### ${say(t('watch.title'))} · ${say(gameLabel(info))}`;
  if (seen === null) {
    return screen(
      [
        textBlock(`${head}\n${say(t('watch.sure', { count: delay }))}`),
        ...buttonRows([
          button(tablePress(info, 'wopen'), say(t('watch.open')), 'danger'),
          button(tablePress(info, 'look'), say(t('status.board')), 'secondary', { emoji: '🗺️' }),
        ]),
      ],
      [],
      accents.ask,
    );
  }
  const hands = seen.hands.map(({ name, lines }) =>
    [`**${say(name)}**`, ...(lines.length === 0 ? ['–'] : lines.map(say))].join('\n'),
  );
  const told = seen.told.map(({ text, to }) => `🔒 ${to.map(say).join(', ')}: ${say(text)}`);
  const lines = [...hands, ...told];
  const more = (left: number): string => say(t('ask.more', { count: left }));
  return screen([
    textBlock(`${head}\n**${say(seen.title)}**`),
    rule(),
    textBlock(lines.length === 0 ? say(t('watch.nothing')) : joinWithin(lines, 3400, more)),
    ...buttonRows([
      button(tablePress(info, 'past', String(seen.number), 'whole'), say(t('report.whole')), 'secondary', {
        emoji: '📖',
      }),
    ]),
  ]);
}

export async function watchPress(call: PressCall): Promise<Screen> {
  return watchScreen(call, await call.deps.play.info(call.press.game, call.person.id), true);
}

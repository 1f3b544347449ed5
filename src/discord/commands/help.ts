// /help: what to do next, in a few lines; in a game, what there is in it.
import { Refused } from '../../play/change/refuse.js';
import { isPractice } from '../../play/records/practice.js';
import type { Desk } from '../../play/turn/desk.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameOf, gameVoice, InputError, type Call } from '../call.js';
import { accents, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { gamesLookedAt } from '../ask/which-game.js';
import { rulebook } from './rulebook.js';
import { slash, type Command } from './describe.js';

export const help: Command = {
  data: slash('cmd.help', []),
  run: (call) => helpFor(call),
};

/** How a game says in its own words what its answers look like. */
const ownKey = 'game.help';

/** So many names of what can be looked up are given as examples. */
const mostNamed = 3;

/** Help in the game of the channel, in somebody's only one, or in direct messages in the one they were last in; else in general. */
export async function helpFor(call: Call): Promise<Screen> {
  const { play } = call.deps;
  try {
    const [game] = call.guildId === null ? await gamesLookedAt(call, null) : [await gameOf(call, null)];
    return game.title === null ? helpScreen(call) : gameHelp(call, await play.desk(game.id, call.person.id));
  } catch (error) {
    if (!(error instanceof InputError || error instanceof Refused)) throw error;
    return helpScreen(call);
  }
}

/** The help page; also the answer to a direct message from somebody without a game. */
export function helpScreen(call: Pick<Call, 'voice'>): Screen {
  const looking = [t('help.look'), t('help.more')];
  return page(call, t('help.title'), [[t('help.start'), t('help.find')], [t('help.play')], [t('help.text')], looking]);
}

/** Of what can be looked at and said only what this game has. */
function gameHelp(call: Call, { game, rules, panels }: Desk): Screen {
  const own = call.deps.wording.has(ownKey, game.kind) ? [{ key: ownKey, ns: game.kind }] : [];
  const pages = panels.filter(({ role }) => role !== 'hand').map(({ title }) => title);
  // Names that say of themselves what they are, without another within.
  const names = (rules.references?.(null) ?? []).filter(({ name }) => name.args === undefined).slice(0, mostNamed);
  const looking = [
    t('help.look'),
    ...(panels.some(({ role }) => role === 'hand') ? [t('help.hand')] : []),
    ...(rules.tellsOdds === true ? [t('help.odds')] : []),
    ...(pages.length > 0 ? [t('help.panel', { pages })] : []),
    ...(names.length > 0 ? [t('help.lookup', { names: names.map(({ name }) => ({ ...name, ns: game.kind })) })] : []),
    ...(rulebook(rules).length > 0 ? [t('help.rule')] : []),
    ...(rules.suppose === undefined ? [] : [t('help.whatIf')]),
  ];
  const ahead = rules.instructions === undefined ? [] : [t('help.ahead')];
  return page({ voice: gameVoice(call, game.kind) }, gameLabel(game), [
    [t('help.play'), ...ahead, ...(isPractice(game) ? [] : [t('help.hint')])],
    [t('help.text'), ...own],
    looking,
  ]);
}

function page({ voice: { say } }: Pick<Call, 'voice'>, title: Text, parts: readonly (readonly Text[])[]): Screen {
  const last = [[t('help.agree')], [t('help.self')]];
  const words = [...parts, ...last].map((part) => part.map((text) => say(text)).join(' ')).join('\n\n');
  return screen([textBlock(`### ${say(title)}`), textBlock(words)], [], accents.plain);
}

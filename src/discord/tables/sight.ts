// Watching through one seat's eyes: asking for it, letting somebody, and what is seen.
import { ComponentType } from 'discord.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Seen, SightInfo } from '../../play/watch/sight.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import { limits } from '../limits.js';
import { mentionIn } from '../mention.js';
import { spend } from '../pace.js';
import { lookOf } from '../pictures.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  gallery,
  joinWithin,
  menuRow,
  screen,
  textBlock,
  type Block,
  type Picture,
  type Screen,
} from '../screen.js';
import { gameName, t } from '../voice.js';

function nameOf(game: GameInfo, seat: SeatId): Text {
  return game.seats.find((one) => one.seat === seat)?.name ?? { key: `seat.${seat}`, ns: game.kind };
}

/** A player's page of those who have asked to watch through their eyes. */
function askedScreen(call: Call, game: GameInfo, asked: readonly SightInfo[]): Screen {
  const { say } = gameVoice(call, game.kind);
  const lines = asked.map(({ watcher, seat, given }, n) => {
    const args = { who: mentionIn(watcher, say), seat: nameOf(game, seat) };
    return `**${n + 1}** · ${say(given ? t('sight.may', args) : t('sight.waits', args))}`;
  });
  const buttons = asked.flatMap(({ watcher, seat, given }, n) => {
    const press = (how: 'yes' | 'no'): string => tablePress(game, 'wlet', seat, watcher, how);
    return given
      ? [button(press('no'), say(t('sight.takeBack', { n: n + 1 })), 'danger')]
      : [
          button(press('yes'), say(t('sight.let', { n: n + 1 })), 'success'),
          button(press('no'), say(t('sight.refuse', { n: n + 1 }))),
        ];
  });
  const head = `### ${say(t('sight.head'))} · ${say(gameLabel(game))}`;
  const body = lines.length === 0 ? say(t('sight.none')) : lines.join('\n');
  return screen([textBlock(`${head}\n${body}`), ...buttonRows(buttons.slice(0, 20))], [], accents.ask);
}

/** For somebody who watches: what they have been let in on, and whom they can ask. */
function watcherBlocks(call: Call, game: GameInfo, mine: readonly SightInfo[]): readonly Block[] {
  const { say } = gameVoice(call, game.kind);
  const open = game.seats.filter(
    (row) => row.userId !== null && !row.computer && !row.left && mine.every(({ seat }) => seat !== row.seat),
  );
  const waits = mine
    .filter(({ given }) => !given)
    .map(({ seat }) => say(t('sight.pending', { seat: nameOf(game, seat) })));
  const see = mine
    .filter(({ given }) => given)
    .map(({ seat }) =>
      button(tablePress(game, 'wsee', seat), say(t('sight.see', { seat: nameOf(game, seat) })), 'primary', {
        emoji: '👁️',
      }),
    );
  const options = open.slice(0, limits.selectOptions).map(({ seat, name }) => ({ value: seat, label: say(name) }));
  return [
    ...(waits.length === 0 ? [] : [textBlock(`-# ${waits.join('\n-# ')}`)]),
    ...buttonRows(see),
    ...(options.length === 0 ? [] : [menuRow(tablePress(game, 'wask'), say(t('sight.ask')), options)]),
  ];
}

/** A page for somebody who watches, with the ways to one seat's eyes below. */
export async function withSights(call: Call, game: GameInfo, page: Screen): Promise<Screen> {
  if (game.status !== 'running' && game.status !== 'paused') return page;
  const more = watcherBlocks(call, game, await call.deps.play.sights(game.id, call.person.id));
  const components = page.components.map((component, n) =>
    n === 0 && component.type === ComponentType.Container
      ? { ...component, components: [...component.components, ...more] }
      : component,
  );
  return { ...page, components };
}

/** Asks for a seat's eyes; where they have been lent already, shows what is seen through them. */
export async function asked(call: Call, game: GameInfo, seat: SeatId): Promise<Screen> {
  const mine = await call.deps.play.sights(game.id, call.person.id);
  const isGiven = mine.some((one) => one.watcher === call.person.id && one.seat === seat && one.given);
  if (isGiven) return through(call, game, seat, false);
  await call.deps.play.askSight(game.id, call.person, seat);
  const { say } = gameVoice(call, game.kind);
  const text = say(t('sight.asked', { seat: nameOf(game, seat) }));
  return screen([textBlock(`✅ ${text}`)], [], accents.good);
}

export function askPress(call: PressCall, game: GameInfo): Promise<Screen> {
  return asked(call, game, call.input.values[0] ?? '');
}

/** Lets somebody in, or does not, or no longer; shows the page as it stands then. */
export async function letPress(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  const [seat = '', watcher = '', how] = call.press.args;
  await play.answerSight(call.press.game, call.person.id, { seat, watcher, given: how === 'yes' });
  return askedPage(call, call.press.game);
}

/** The page of those who have asked the caller. */
export async function askedPage(call: Call, gameId: number): Promise<Screen> {
  const game = await call.deps.play.info(gameId, call.person.id);
  const all = await call.deps.play.sights(gameId, call.person.id);
  return askedScreen(
    call,
    game,
    all.filter(({ holder }) => holder === call.person.id),
  );
}

/** Somebody who has asked is let in, or no longer. */
export async function letIn(call: Call, game: GameInfo, watcher: string): Promise<Screen> {
  const { play } = call.deps;
  const all = await play.sights(game.id, call.person.id);
  const found = all.find((one) => one.watcher === watcher && one.holder === call.person.id);
  if (found === undefined) return sentence(call, { key: 'refuse.sightNotAsked', ns: 'app' }, 'bad');
  await play.answerSight(game.id, call.person.id, { ...found, given: !found.given });
  return askedPage(call, game.id);
}

/** A press on the way to a seat's eyes. */
export async function seePress(call: PressCall): Promise<Screen> {
  const [seat = '', how] = call.press.args;
  return through(call, await call.deps.play.info(call.press.game, call.person.id), seat, how === 'yes');
}

/** The game through a seat's eyes; first, what it costs. */
async function through(call: Call, game: GameInfo, seat: SeatId, agreed: boolean): Promise<Screen> {
  const { say } = gameVoice(call, game.kind);
  const name = nameOf(game, seat);
  const head = `### ${say(t('sight.through', { seat: name }))} · ${say(gameLabel(game))}`;
  const seen = await call.deps.play.seeThrough(game.id, call.person.id, seat, agreed);
  if (seen === null) {
    return screen(
      [
        textBlock(`${head}\n${say(t('sight.sure', { seat: name }))}`),
        ...buttonRows([button(tablePress(game, 'wsee', seat, 'yes'), say(t('sight.see', { seat: name })), 'danger')]),
      ],
      [],
      accents.ask,
    );
  }
  spend(call, 'picture');
  const picture = await seenPicture(call, game, seen);
  const pages = seen.pages.map(({ title, lines }) =>
    [`**${say(title)}**`, ...(lines.length === 0 ? ['–'] : lines.map(say))].join('\n'),
  );
  const told =
    seen.told.length === 0 ? [] : [`**${say(t('sight.told'))}**`, ...seen.told.map((text) => `🔒 ${say(text)}`)];
  const saved = seen.saved === undefined ? [] : [`-# ${say(t('sight.saved', { seat: name }))}`];
  const lines = [...pages, ...told, ...saved];
  const words = joinWithin(lines, 3_000, (left) => say(t('ask.more', { count: left })));
  return screen(
    [textBlock(`${head}\n**${say(seen.title)}**`), gallery([picture]), ...(words === '' ? [] : [textBlock(words)])],
    [picture],
  );
}

/** The board as the seat sees it, with what it has saved. */
async function seenPicture(call: Call, game: GameInfo, { view, saved }: Seen): Promise<Picture> {
  const rules = call.deps.play.games.get(game.kind);
  if (rules === undefined) throw new Error(`no rules for ${game.kind}`);
  const reader = gameVoice(call, game.kind);
  const { variants } = rules.looks(view);
  const variant = variants.find(({ role }) => role === (saved === undefined ? 'position' : 'orders')) ?? variants[0];
  const look = lookOf(call.lang, call.choices, variant === undefined ? {} : { variant: variant.id });
  const caption = `${reader.say(gameName(game.kind))} #${game.id}`;
  const drawn = { ...look, caption, ...(saved === undefined ? {} : { draft: saved }) };
  const data = await call.deps.png(rules.board(view, drawn, call.deps.boardMaps(rules.maps)));
  const words = rules.describe(view).map((text) => reader.say(text));
  return { name: `seen-${game.id}.png`, data, alt: cut(words.join('\n'), limits.altText) };
}

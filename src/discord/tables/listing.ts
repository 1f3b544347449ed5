// The list of games for somebody who looks for one: sign-ups, seats that want a substitute, games to watch, with filters and pages.
import type { FoundGame } from '../../play/lobby/gathering-play.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { languages, type Lang } from '../../words/words.js';
import { gameLabel, gameVoice, type Call, type PressCall } from '../call.js';
import { token, writePress } from '../custom-id.js';
import { accents, button, buttonRows, menuRow, rule, screen, textBlock, type Block, type Screen } from '../screen.js';
import { tablePress } from '../shown/status.js';
import { tempoKey, tempoOf } from '../tempos.js';
import { deadlineLine, gameName, t } from '../voice.js';

const perPage = 4;
/** In a direct message: so many servers are asked whether the reader is on them. */
const mostServers = 25;

export const states = ['open', 'wanted', 'running'] as const;
/** What a game is to somebody who looks for one. */
type State = (typeof states)[number];

/** What is shown of the list. */
interface Filter {
  readonly kind: string | null;
  readonly state: State | null;
  readonly language: Lang | null;
  /** Only those in which the reader is. */
  readonly mine: boolean;
  readonly page: number;
}

function stateOf(game: FoundGame): State {
  if (game.status === 'signup' || game.status === 'readyCheck') return 'open';
  return game.wanted ? 'wanted' : 'running';
}

function fits(game: FoundGame, { kind, state, language, mine }: Filter): boolean {
  return (
    (kind === null || game.kind === kind) &&
    (state === null || stateOf(game) === state) &&
    (language === null || game.language === language || game.language === 'both') &&
    (!mine || game.mine)
  );
}

/** Servers whose games the reader may see: this one; in direct messages those they share with the bot. */
async function serversOf(call: Call): Promise<readonly string[]> {
  if (call.guildId !== null) return [call.guildId];
  const ids = (await call.deps.play.serversWithGames(mostServers)).filter((id) => /^\d+$/.test(id));
  const on = await Promise.all(ids.map((id) => call.isOn(id)));
  return ids.filter((_, at) => on[at]);
}

/** A page of the list. */
export async function listingScreen(call: Call, filter: Filter): Promise<Screen> {
  const { say } = call.voice;
  const all = await call.deps.play.gamesOn(call.person.id, await serversOf(call));
  const found = all
    .filter((game) => fits(game, filter))
    .sort((a, b) => states.indexOf(stateOf(a)) - states.indexOf(stateOf(b)));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(filter.page, pages - 1);
  const shown = found.slice(page * perPage, (page + 1) * perPage);
  const infos = await Promise.all(shown.map(({ id }) => call.deps.play.info(id, call.person.id)));
  const turn = [
    ...(page > 0 ? [button(press({ ...filter, page: page - 1 }, 'gpage'), say(t('ask.page.back')))] : []),
    ...(page + 1 < pages ? [button(press({ ...filter, page: page + 1 }, 'gpage', 'on'), say(t('games.more')))] : []),
  ];
  const count = t('games.count', { count: found.length, page: page + 1, pages });
  return screen(
    [
      textBlock(`### ${say(t('games.title'))}\n${say(found.length === 0 ? t('games.none') : count)}`),
      ...menus(call, filter),
      ...infos.flatMap((info) => entry(call, info)),
      ...(turn.length === 0 ? [] : [rule(), ...buttonRows(turn)]),
    ],
    [],
    accents.plain,
  );
}

/** One game with the press that fits it. */
function entry(call: Call, info: GameInfo): Block[] {
  const { say } = gameVoice(call, info.kind);
  const rules = call.deps.play.games.get(info.kind);
  const tempo = rules === undefined ? null : tempoOf(info.paces, rules.paces);
  const before = info.status === 'signup' || info.status === 'readyCheck';
  const people = before
    ? info.signUps.length
    : new Set(info.seats.flatMap((seat) => (seat.computer || seat.left ? [] : (seat.userId ?? [])))).size;
  const empty = info.seats.filter((seat) => seat.left && !seat.computer).map((seat) => seat.name);
  const facts = [
    say(before ? t('games.signup', { people, seats: info.bundles.length }) : t('games.running', { people })),
    say(t(`language.${info.language}`)),
    ...(tempo === null ? [] : [say(t(tempoKey(tempo)))]),
    ...(before && info.table.invitedOnly ? [`🔒 ${say(t('status.invitedOnly'))}`] : []),
  ];
  const lines = [
    `**${say(gameLabel(info))}**${info.channelId === null ? '' : ` <#${info.channelId}>`}`,
    facts.join(' · '),
    ...(info.title === null ? [] : [say(info.title)]),
    ...(empty.length === 0 ? [] : [`💤 ${say(t('games.wanted', { seats: empty }))}`]),
    ...(info.deadline === null ? [] : [deadlineLine(say, info.deadline)]),
  ];
  return [rule(), textBlock(lines.join('\n')), ...buttonRows(entryButtons(call, info, say))];
}

function entryButtons(call: Call, info: GameInfo, say: (text: Text) => string): ReturnType<typeof button>[] {
  const me = call.person.id;
  const isIn = [...info.seats, ...info.signUps].some((one) => one.userId === me);
  const isFull = info.signUps.length >= info.bundles.length;
  switch (info.status) {
    case 'signup':
    case 'readyCheck':
      return isIn || info.waiting.includes(me)
        ? [button(tablePress(info, 'gshow'), say(t('games.show')), 'secondary')]
        : [
            button(
              tablePress(info, 'join'),
              say(isFull || info.status === 'readyCheck' ? t('status.queue') : t('status.join')),
              'success',
            ),
            button(tablePress(info, 'gshow'), say(t('games.show')), 'secondary'),
          ];
    case 'running':
    case 'paused':
      return [
        ...(isIn ? [button(tablePress(info, 'desk'), say(t('status.play')), 'primary')] : []),
        ...(!isIn && info.seats.some((seat) => seat.left && !seat.computer)
          ? [button(tablePress(info, 'sit'), say(t('status.take')), 'success')]
          : []),
        button(tablePress(info, 'look'), say(t('games.watch')), 'secondary'),
      ];
    case 'finished':
    case 'cancelled':
      return [];
  }
}

function menus(call: Call, filter: Filter): Block[] {
  const { say } = call.voice;
  const kinds = [...call.deps.play.games.keys()].slice(0, 24);
  const any = (chosen: boolean, name: Text): { value: string; label: string; chosen: boolean } => ({
    value: 'any',
    label: say(name),
    chosen,
  });
  return [
    menuRow(press(filter, 'gkind'), say(t('games.kind')), [
      any(filter.kind === null, t('games.anyKind')),
      ...kinds.map((kind) => ({ value: kind, label: say(gameName(kind)), chosen: kind === filter.kind })),
    ]),
    menuRow(press(filter, 'gstate'), say(t('games.state')), [
      any(filter.state === null && !filter.mine, t('games.anyState')),
      ...states.map((state) => ({
        value: state,
        label: say(t(`games.state.${state}`)),
        chosen: state === filter.state,
      })),
      { value: 'mine', label: say(t('games.mine')), chosen: filter.mine },
    ]),
    menuRow(press(filter, 'glang'), say(t('games.language')), [
      any(filter.language === null, t('games.anyLanguage')),
      ...languages.map((lang) => ({
        value: lang,
        label: say(t(`language.${lang}`)),
        chosen: lang === filter.language,
      })),
    ]),
  ];
}

/** The `custom_id` of a press on the list; `tail` tells buttons apart that lead to the same. */
function press({ kind, state, language, mine, page }: Filter, verb: string, tail = ''): string {
  const args = [kind === null ? '' : token(kind), state ?? '', language ?? '', mine ? 'm' : '', String(page), tail];
  return writePress({ game: 0, checkpoint: 0, question: '', verb, args });
}

function filterOf(call: PressCall): Filter {
  const [kind = '', state = '', language = '', mine = '', page = '0'] = call.press.args;
  return {
    kind: [...call.deps.play.games.keys()].find((one) => token(one) === kind) ?? null,
    state: states.find((one) => one === state) ?? null,
    language: languages.find((one) => one === language) ?? null,
    mine: mine !== '',
    page: /^\d{1,3}$/.test(page) ? Number(page) : 0,
  };
}

/** A menu or a button of the list. */
export function listingPress(call: PressCall): Promise<Screen> {
  const filter = filterOf(call);
  const [value = ''] = call.input.values;
  switch (call.press.verb) {
    case 'gkind':
      return listingScreen(call, { ...filter, page: 0, kind: call.deps.play.games.has(value) ? value : null });
    case 'gstate': {
      const state = states.find((one) => one === value) ?? null;
      return listingScreen(call, { ...filter, page: 0, state, mine: value === 'mine' });
    }
    case 'glang':
      return listingScreen(call, { ...filter, page: 0, language: languages.find((one) => one === value) ?? null });
    default:
      return listingScreen(call, filter);
  }
}

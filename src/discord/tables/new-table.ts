// Opening a table step by step: game, options, language, tempo, then the sign-up post.
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, PressCall, Reply } from '../call.js';
import { InputError, sentence } from '../call.js';
import { writePress } from '../custom-id.js';
import { permissionName } from '../permissions.js';
import { hoursAt, isTempo, tempoKey, tempos } from '../tempos.js';
import {
  accents,
  button,
  buttonRows,
  inputField,
  menuRow,
  modal,
  rule,
  screen,
  textBlock,
  type Row,
  type Screen,
} from '../screen.js';
import { gameName, t } from '../voice.js';
import { draftPress, freshDraft, optionsOf, readDraft, speeches, type TableDraft } from './draft.js';
import { fieldText, fieldsOf, valueText } from './fields.js';

const fieldsPerPage = 5;
/** How long a new table's post is waited for, so that the answer can link to it. */
const postWaits = 12;
const postWaitMs = 400;

/** The first page: a named game's options, or the choice of games. */
export async function beginTable(call: Call, kind: string | null): Promise<Screen> {
  if (call.guildId === null) throw new InputError(t('new.onlyServer'));
  const server = await call.deps.profiles.server(call.guildId);
  if (server?.channelId == null) throw new InputError(call.manager ? t('new.setupFirst') : t('new.setupFirstAsk'));
  const missing = await call.missing(server.channelId);
  if (missing.length > 0) throw new InputError(t('permission.missing', { names: missing.map(permissionName) }));
  const rules = kind === null ? undefined : call.deps.play.games.get(kind);
  if (rules === undefined) return gameMenu(call);
  return draftScreen(call, freshDraft(rules, server.language, isTempo(server.tempo) ? server.tempo : 'standard'));
}

function gameMenu(call: Call): Screen {
  const { say } = call.voice;
  const id = writePress({ game: 0, checkpoint: 0, question: '', verb: 'nkind', args: [] });
  const options = [...call.deps.play.games.keys()]
    .slice(0, 25)
    .map((kind) => ({ value: kind, label: say(gameName(kind)) }));
  return screen(
    [textBlock(`**${say(t('new.pickGame'))}**`), menuRow(id, say(t('ask.choose.one')), options)],
    [],
    accents.ask,
  );
}

/** The game was picked from the menu. */
export function kindPicked(call: PressCall): Promise<Screen> {
  return beginTable(call, call.input.values[0] ?? null);
}

function draftScreen(call: Call, draft: TableDraft): Screen {
  const { say } = call.voice;
  const fields = fieldsOf(draft.rules);
  const pages = Math.max(1, Math.ceil(fields.length / fieldsPerPage));
  const page = Math.min(draft.page, pages - 1);
  const shown = fields.slice(page * fieldsPerPage, (page + 1) * fieldsPerPage);
  const hours = Object.entries(hoursAt(draft.tempo, draft.rules.paces));
  const rows: Row[] = shown.map((field) => {
    const at = fields.indexOf(field);
    const name = say(fieldText(call.deps.wording, draft.rules.id, field.name));
    return menuRow(
      draftPress(draft, 'nset', at.toString(36)),
      name,
      field.values.map((value, n) => ({
        value: String(n),
        label: say(t('option.pair', { name, value: valueText(call.deps.wording, draft.rules.id, field.name, value) })),
        chosen: draft.picks[at] === n,
      })),
    );
  });
  if (page === 0) rows.unshift(languageRow(call, draft), tempoRow(call, draft));
  const buttons = [button(draftPress(draft, 'nname'), say(t('new.open')), 'success')];
  if (page > 0) buttons.push(button(draftPress({ ...draft, page: page - 1 }, 'npage'), say(t('ask.page.back'))));
  if (page + 1 < pages)
    buttons.push(button(draftPress({ ...draft, page: page + 1 }, 'npage', 'on'), say(t('new.moreOptions'))));
  const head = [
    `### ${say(t('new.title', { kind: gameName(draft.rules.id) }))}`,
    say(t('new.seats', { count: draft.rules.seats(draft.rules.options.parse(optionsOf(draft))).length })),
    say(
      t('new.hours', {
        hours: hours.map(([pace, h]) => t('new.hour', { pace: { key: `pace.${pace}`, ns: 'app' }, time: duration(h) })),
      }),
    ),
  ];
  return screen([textBlock(head.join('\n')), rule(), ...rows, ...buttonRows(buttons)], [], accents.ask);
}

function duration(hours: number): ReturnType<typeof t> {
  return hours < 1
    ? t('time.minutes', { n: Math.round(hours * 60) })
    : t('time.hours', { n: Math.round(hours * 10) / 10 });
}

function languageRow(call: Call, draft: TableDraft): Row {
  const { say } = call.voice;
  return menuRow(
    draftPress(draft, 'nlang'),
    say(t('new.language')),
    speeches.map((speech) => ({
      value: speech,
      label: say(t('option.pair', { name: t('new.language'), value: t(`language.${speech}`) })),
      chosen: draft.speech === speech,
    })),
  );
}

function tempoRow(call: Call, draft: TableDraft): Row {
  const { say } = call.voice;
  return menuRow(
    draftPress(draft, 'npace'),
    say(t('new.tempo')),
    tempos.map((tempo) => ({
      value: tempo,
      label: say(t('option.pair', { name: t('new.tempo'), value: t(tempoKey(tempo)) })),
      chosen: draft.tempo === tempo,
    })),
  );
}

/** A menu or button of the page changed something. */
export function draftChanged(call: PressCall): Promise<Screen> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null) return beginTable(call, null);
  const { draft, extra } = read;
  const [value = ''] = call.input.values;
  switch (call.press.verb) {
    case 'nset': {
      const at = parseInt(extra, 36);
      const picked = Number(value);
      const legal = fieldsOf(draft.rules)[at]?.values[picked] !== undefined;
      return Promise.resolve(draftScreen(call, legal ? { ...draft, picks: draft.picks.with(at, picked) } : draft));
    }
    case 'nlang':
      return Promise.resolve(
        draftScreen(call, { ...draft, speech: speeches.find((one) => one === value) ?? draft.speech }),
      );
    case 'npace':
      return Promise.resolve(draftScreen(call, { ...draft, tempo: isTempo(value) ? value : draft.tempo }));
    default:
      return Promise.resolve(draftScreen(call, draft));
  }
}

/** Asks for a name before the sign-up opens. */
export async function nameWindow(call: PressCall): Promise<Reply> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null) return beginTable(call, null);
  const { say } = call.voice;
  return modal(draftPress(read.draft, 'named'), say(t('new.open')), [
    inputField('name', say(t('new.name')), { max: 60, description: say(t('new.nameHint')) }),
  ]);
}

/** Opens the table; its post follows from the outbox. */
export async function openTable(call: PressCall): Promise<Screen> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null || call.guildId === null) return beginTable(call, null);
  const { draft } = read;
  const name = (call.input.field('name') ?? '').trim();
  await call.deps.profiles.saveServer(call.guildId, call.guildName === null ? {} : { name: call.guildName });
  let game = await call.deps.play.create(call.person, {
    guildId: call.guildId,
    kind: draft.rules.id,
    name: name === '' ? null : name,
    language: draft.speech,
    options: optionsOf(draft),
    paces: hoursAt(draft.tempo, draft.rules.paces),
  });
  call.deps.changed();
  for (let tries = 0; tries < postWaits && game.channelId === null; tries++) {
    await wait(postWaitMs);
    game = await call.deps.play.info(game.id);
  }
  const where =
    game.channelId === null
      ? t('new.openedSoon', { id: game.id })
      : t('new.opened', { id: game.id, where: `<#${game.channelId}>` });
  return sentence(call, where, 'good');
}

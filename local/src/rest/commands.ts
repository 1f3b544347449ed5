// REST routes of application commands: list, create, replace all, change, delete; globally and per server.
import type { Local } from '../rules/local.js';
import { guildOf } from '../rules/local.js';
import { command, commandList } from '../shapes/commands.js';
import type { Command } from '../shapes/commands.js';
import { FAIL, formError, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';
import type { CommandRow } from '../world/rows.js';

const LIMIT: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15 };

/** A command as the API shows it; localisations are only in lists that ask for them. */
function commandOut(local: Local, row: CommandRow): Record<string, unknown> {
  const { shape } = row;
  return {
    ...shape,
    options: shape.type === 1 ? (shape.options ?? []) : undefined,
    id: row.id,
    version: row.version,
    application_id: local.botId,
    ...(row.guildId === null ? {} : { guild_id: row.guildId }),
    description: shape.type === 1 ? shape.description : '',
    default_member_permissions: shape.default_member_permissions ?? null,
    dm_permission: shape.dm_permission ?? true,
    contexts: shape.contexts ?? null,
    integration_types: shape.integration_types ?? [0],
    nsfw: shape.nsfw ?? false,
  };
}

function scope(call: Call): { guildId: string | null; rows: CommandRow[] } {
  if (call.params['application_id'] !== call.local.botId) throw FAIL.unknownApplication();
  const id = call.params['guild_id'];
  const guildId = id === undefined ? null : guildOf(call.local, id).id;
  return { guildId, rows: [...call.local.store.commands.values()].filter((row) => row.guildId === guildId) };
}

function found(call: Call): CommandRow {
  const row = scope(call).rows.find((it) => it.id === call.params['command_id']);
  if (!row) throw FAIL.unknownCommand();
  return row;
}

function checkCounts(shapes: readonly Command[]): void {
  for (const type of [1, 2, 3]) {
    const limit = LIMIT[type] ?? 0;
    if (shapes.filter((shape) => shape.type === type).length > limit) throw FAIL.tooManyCommands(limit);
  }
}

function put(call: Call, guildId: string | null, shape: Command, have: CommandRow | undefined): CommandRow {
  const row: CommandRow = {
    id: have?.id ?? call.local.store.ids.next(),
    version: call.local.store.ids.next(),
    guildId,
    shape,
  };
  call.local.store.commands.set(row.id, row);
  return row;
}

const same = (shape: Command) => (row: CommandRow) => row.shape.name === shape.name && row.shape.type === shape.type;

function changed(call: Call): void {
  call.local.store.touch();
  call.local.bus.tell({ type: 'commands' });
}

function replaceAll(call: Call): Reply {
  const { guildId, rows } = scope(call);
  const shapes = parseBody(commandList, call.json);
  checkCounts(shapes);
  const names = shapes.map((shape) => `${shape.type}:${shape.name}`);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0)
    throw formError([twice, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
  const isEntry = ({ type }: Command): boolean => type === 4;
  if (call.local.activity !== null && rows.some(({ shape }) => isEntry(shape)) && !shapes.some(isEntry))
    throw FAIL.entryPointGone();
  for (const row of rows) call.local.store.commands.delete(row.id);
  const made = shapes.map((shape) => put(call, guildId, shape, rows.find(same(shape))));
  changed(call);
  return { body: made.map((row) => commandOut(call.local, row)) };
}

function create(call: Call): Reply {
  const { guildId, rows } = scope(call);
  const shape = parseBody(command, call.json);
  const have = rows.find(same(shape));
  if (!have) checkCounts([...rows.map((row) => row.shape), shape]);
  const row = put(call, guildId, shape, have);
  changed(call);
  return { status: have ? 200 : 201, body: commandOut(call.local, row) };
}

function edit(call: Call): Reply {
  const row = found(call);
  const patch = typeof call.json === 'object' ? call.json : {};
  const made = put(call, row.guildId, parseBody(command, { ...row.shape, ...patch }), row);
  changed(call);
  return { body: commandOut(call.local, made) };
}

function remove(call: Call): Reply {
  call.local.store.commands.delete(found(call).id);
  changed(call);
  return undefined;
}

const routesUnder = (base: string): Route[] => [
  {
    method: 'GET',
    template: base,
    run: (call) => ({ body: scope(call).rows.map((row) => commandOut(call.local, row)) }),
  },
  { method: 'PUT', template: base, run: replaceAll },
  { method: 'POST', template: base, run: create },
  { method: 'GET', template: `${base}/{command_id}`, run: (call) => ({ body: commandOut(call.local, found(call)) }) },
  { method: 'PATCH', template: `${base}/{command_id}`, run: edit },
  { method: 'DELETE', template: `${base}/{command_id}`, run: remove },
];

const APP = '/applications/{application_id}';

export const commandRoutes: readonly Route[] = [
  ...routesUnder(`${APP}/commands`),
  ...routesUnder(`${APP}/guilds/{guild_id}/commands`),
  { method: 'GET', template: `${APP}/guilds/{guild_id}/commands/permissions`, run: () => ({ body: [] }) },
];

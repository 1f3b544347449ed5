// The role of a tournament's people on the wire: made, given, taken and deleted by itself, and what is said where the bot may not.
import { expect, it, vi } from 'vitest';
import { nim } from '../support/nim/index.js';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp([nim]);
const manageRoles = 1n << 28n;

function mayManageRoles({ discord }: TestApp): void {
  const own = discord.guild.roles.find(({ managed }) => managed);
  discord.setBotPermissions(BigInt(own?.permissions ?? '0') | manageRoles);
}

/** The tournament's roles of the server, each with the names of those who hold it. */
function cups({ discord }: TestApp, name = 'Cup #1'): readonly (readonly string[])[] {
  const people = ['Hana', 'Alex', 'Sam', 'Leo'].map((one) => ({ one, id: discord.as(one).id }));
  return discord.guild.roles
    .filter((role) => role.name === name)
    .map(({ id, permissions }) => {
      expect(permissions).toBe('0');
      const holders = discord.guild.members.filter(({ roles }) => roles.includes(id)).map(({ userId }) => userId);
      return people.filter((person) => holders.includes(person.id)).map(({ one }) => one);
    });
}

/** A Swiss tournament of Hana's with a role, which Alex, Sam and Leo play. */
async function begin(at: TestApp): Promise<string> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  const wanted = { kind: 'nim', name: 'Cup', format: 'swiss', role: true };
  const made = (await hana.slash('tournament new', wanted)).message;
  expect(made?.text).toContain('get a server role while it runs');
  for (const name of ['Alex', 'Sam', 'Leo']) await at.as(name).in('lobby').speak('en-US').press('Take part', made?.id);
  await at.quiet();
  expect(cups(at).flat()).toEqual([]);
  await hana.press('Start', made?.id);
  await at.quiet();
  return made?.text ?? '';
}

async function standings(at: TestApp): Promise<string> {
  const shown = await at.as('Hana').in('lobby').speak('en-US').slash('tournament standings');
  return shown.message?.text ?? '';
}

it('is given to who takes part while it runs, taken from who leaves, and gone at its end', async () => {
  const at = app();
  mayManageRoles(at);
  expect(await begin(at)).not.toContain('Manage Roles');
  expect(cups(at)).toEqual([['Alex', 'Sam', 'Leo']]);
  const role = at.discord.guild.roles.find(({ name }) => name === 'Cup #1');
  expect(await standings(at)).toContain(`<@&${role?.id}>`);
  await at.as('Leo').in('lobby').speak('en-US').slash('tournament leave');
  await at.quiet();
  expect(cups(at)).toEqual([['Alex', 'Sam']]);
  await at.as('Leo').in('lobby').speak('en-US').slash('tournament join');
  // Sam leaves the server and comes back without any role: a host who says so again has it given to everybody.
  const sam = at.discord.guild.members.find(({ userId }) => userId === at.as('Sam').id);
  Object.assign(sam ?? {}, { roles: [] });
  await at.quiet();
  expect(cups(at)).toEqual([['Alex', 'Leo']]);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('tournament settings', { role: true });
  await at.quiet();
  expect(cups(at)).toEqual([['Alex', 'Sam', 'Leo']]);
  await hana.slash('tournament settings', { role: false });
  await at.quiet();
  expect(cups(at)).toEqual([]);
  await hana.slash('tournament settings', { role: true });
  await at.quiet();
  expect(cups(at)).toEqual([['Alex', 'Sam', 'Leo']]);
  await hana.slash('tournament cancel');
  await at.quiet();
  expect(cups(at)).toEqual([]);
  expect(await standings(at)).not.toContain('<@&');
});

it('says what it lacks, goes on when that is put right, and is not made anew by itself once somebody has deleted it', async () => {
  const at = app();
  expect(await begin(at)).toContain('I need the right to Manage Roles');
  expect(cups(at)).toEqual([]);
  expect(await standings(at)).toContain('I need the right to Manage Roles');
  mayManageRoles(at);
  await vi.waitFor(async () => {
    await at.quiet();
    expect(cups(at)).toEqual([['Alex', 'Sam', 'Leo']]);
  }, 10_000);
  expect(await standings(at)).not.toContain('Manage Roles');
  const { guild } = at.discord;
  guild.roles = guild.roles.filter(({ name }) => name !== 'Cup #1');
  await at.as('Leo').in('lobby').speak('en-US').slash('tournament leave');
  await at.quiet();
  expect(await standings(at)).toContain('Its role was deleted');
  await at.as('Leo').in('lobby').speak('en-US').slash('tournament join');
  await at.quiet();
  expect(cups(at)).toEqual([]);
  await at.as('Hana').in('lobby').speak('en-US').slash('tournament settings', { role: true });
  await at.quiet();
  expect(cups(at)).toEqual([['Alex', 'Sam', 'Leo']]);
});

it('is made once although Discord’s reply was lost, and leaves a role of the same name alone that was there before', async () => {
  const at = app();
  mayManageRoles(at);
  const { guild } = at.discord;
  const [, members] = guild.roles;
  if (members === undefined) throw new Error('no roles');
  guild.roles.push({ ...members, id: '100', name: 'Cup #1', permissions: '0' });
  at.discord.faults.add({ kind: 'lost-reply', on: 'POST /guilds/{guild_id}/roles' });
  await begin(at);
  at.clock.advance(60_000);
  await at.quiet();
  expect(cups(at)).toEqual([[], ['Alex', 'Sam', 'Leo']]);
  await at.as('Hana').in('lobby').speak('en-US').slash('tournament cancel');
  await at.quiet();
  expect(cups(at)).toEqual([[]]);
});

// A local Discord in a process of its own: started by `startLocalProcess`, does what its parent asks over the channel between them.
import { z } from 'zod';
import type { Actor, LocalDiscordOptions } from '@fieldpost/local';
import { startLocalDiscord } from '@fieldpost/local';

type StartOptions = Pick<LocalDiscordOptions, 'rateLimits' | 'sessions' | 'folder' | 'port' | 'answerWithinMs'>;

// The parent is a test of this project, compiled against what is exported below.
const options = JSON.parse(process.argv[2] ?? '{}') as StartOptions;
const discord = await startLocalDiscord(options);
const at = (who: string, place: string): Actor => discord.as(who).in(place);

/** What the parent may ask for. A person is named by id or name, a place by channel id or name. */
const does = {
  addGuilds: (count: number, peopleEach: number) =>
    discord.addGuilds(count, peopleEach).map((guild) => ({
      id: guild.id,
      people: guild.members.map((it) => it.userId).filter((id) => id !== discord.botId),
      channels: discord.channels(guild.id).map(({ id, name, type }) => ({ id, name, type })),
    })),
  slash: (who: string, place: string, ...call: Parameters<Actor['slash']>) => at(who, place).slash(...call),
  press: (who: string, place: string, ...call: Parameters<Actor['press']>) => at(who, place).press(...call),
  select: (who: string, place: string, ...call: Parameters<Actor['select']>) => at(who, place).select(...call),
  submitModal: (who: string, ...call: Parameters<Actor['submitModal']>) => discord.as(who).submitModal(...call),
  say: (who: string, place: string, text: string) => at(who, place).say(text),
  dm: (who: string, text: string) => discord.as(who).dm(text),
  messages: (who: string, place: string) => discord.as(who).messages(place),
  dms: (who: string) => discord.as(who).dms(),
  closeDms: (who: string, closed: boolean) => discord.as(who).closeDms(closed),
  setPatience: (who: string, milliseconds: number) => {
    discord.as(who).patience = milliseconds;
  },
  addThreads: (parentId: string, count: number) => discord.addThreads(parentId, count).map(({ id }) => id),
  openDms: (people: readonly string[]) => people.map((id) => discord.openDm(id).id),
  counted: () => [...discord.counted],
  /** When the newest request to a route was answered, in milliseconds since 1970; null when there was none lately. */
  answeredAt: (operation: string) => discord.requests.findLast((one) => one.operation === operation)?.at ?? null,
  requests: () => [...discord.requests],
  unhandled: () => [...discord.unhandled],
  addFault: (...call: Parameters<typeof discord.faults.add>) => discord.faults.add(...call),
  faultsPending: () => discord.faults.pending,
  channels: (guildId: string) => discord.channels(guildId).map(({ id, name, type }) => ({ id, name, type })),
  clearFaults: () => discord.faults.clear(),
  dropGateway: (...call: Parameters<typeof discord.gateway.drop>) => discord.gateway.drop(...call),
  cutGateway: () => discord.gateway.cut(),
  probeEndpoint: () => discord.probeEndpoint(),
} as const;
export type Does = typeof does;

/** What the child tells first. */
export interface Started {
  readonly url: string;
  readonly apiUrl: string;
  readonly token: string;
  readonly botId: string;
  readonly guildId: string;
  readonly publicKey: string;
}

export type Told =
  | { readonly started: Started }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const tell = (told: Told): void => {
  process.send?.(told);
};
const asked = z.object({ id: z.number(), name: z.string(), args: z.array(z.unknown()) });

process.on('message', (message) => {
  const { id, name, args } = asked.parse(message);
  // The names and arguments are typed on the parent's side by `Does`.
  const work = does[name as keyof Does] as (...args: readonly unknown[]) => unknown;
  Promise.resolve()
    .then(() => work(...args))
    .then(
      (value) => tell({ id, value }),
      (error: unknown) => tell({ id, error: error instanceof Error ? error.message : String(error) }),
    );
});
// Nobody outlives the test that started it.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => void discord.close().then(() => process.exit()));

const { url, apiUrl, token, botId, guild, publicKey } = discord;
tell({ started: { url, apiUrl, token, botId, guildId: guild.id, publicKey } });

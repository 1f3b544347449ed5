// Joins what the Discord layer remembers to the store: people's and servers' choices, posts, reports, small settings.
import { z } from 'zod';
import type { Profiles, PersonChoices, ServerChoices } from '../discord/deps.js';
import { countries } from '../play/calendar/holidays.js';
import { awayOf } from '../play/calendar/away.js';
import { findGuild, guildSettings, saveGuild } from '../store/guilds.js';
import { chosenSettingsSchema } from '../play/settings/settings.js';
import { jsonObject } from '../store/json.js';
import type { Store } from '../store/open.js';
import { lastSent } from '../store/outbox.js';
import { channelOfNewest, findPost, lastTouched, postedAt, savePost, touchPost } from '../store/posts.js';
import { reportsById } from '../store/reports.js';
import { readSetting, saveSetting } from '../store/settings.js';
import { findUser, saveUser, type UserRow } from '../store/users.js';
import { paces } from '../table/question.js';
import type { Lang } from '../words/words.js';

const langSchema = z.enum(['en', 'ko']);
const paletteSchema = z.enum(['standard', 'colourblind']).catch('standard');
const noticesSchema = z.enum(['dm', 'mention', 'silent']).catch('dm');
const themeSchema = z.enum(['light', 'dark']).catch('light');

/** What was chosen for a server beside its columns. */
const templateSchema = z.object({
  name: z.string(),
  kind: z.string(),
  language: z.enum(['en', 'ko', 'both']),
  options: jsonObject,
  paces: z.partialRecord(z.enum(paces), z.number().positive()),
  settings: chosenSettingsSchema,
});

const serverSettings = z.object({
  tag: z.string().nullable().catch(null).default(null),
  embassyChannelId: z.string().nullable().catch(null).default(null),
  /** One that cannot be read any more is left out. */
  templates: z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((list) => list.flatMap((one) => templateSchema.safeParse(one).data ?? [])),
});

/** Discord's locale of a person as a language of ours; null when it is neither. */
function localeOf(row: UserRow): Lang | null {
  return langSchema.safeParse(row.locale).data ?? null;
}

/** What a server starts with that has not chosen. */
export type ServerDefaults = Pick<ServerChoices, 'language' | 'timeZone'>;

/**
 * What the Discord layer knows of people and servers, kept in a store.
 * @param now the program's clock, for the times written.
 */
export function createProfiles(store: Store, now: () => Date, { language, timeZone }: ServerDefaults): Profiles {
  return {
    person: async (id): Promise<PersonChoices | null> => {
      const row = await findUser(store.db, id);
      if (row === null) return null;
      const [palette, theme] = [paletteSchema.parse(row.palette), themeSchema.parse(row.theme)];
      const notices = noticesSchema.parse(row.notices);
      const away = awayOf(row).map(({ from, to }) => ({ from, to }));
      return { ...row, palette, theme, notices, away, locale: localeOf(row) };
    },
    savePerson: async ({ id, name, locale }, change) => {
      await saveUser(
        store.db,
        id,
        { ...change, ...(name === undefined ? {} : { name }), ...(locale === undefined ? {} : { locale }) },
        now(),
      );
    },
    server: async (id): Promise<ServerChoices | null> => {
      const row = await findGuild(store.db, id);
      if (row === null) return null;
      const kind = z.enum(['forum', 'text']).nullable().parse(row.channelKind);
      const { allowance, holidays, countries: chosen } = guildSettings.parse(row.settings);
      const known = countries.filter((country) => chosen.includes(country));
      return {
        ...row,
        channelKind: kind,
        allowance,
        holidays,
        countries: known,
        ...serverSettings.parse(row.settings),
      };
    },
    saveServer: async (
      id,
      { allowance, tag, embassyChannelId, templates, holidays, countries: chosenCountries, ...plain },
    ) => {
      const row = await findGuild(store.db, id);
      const fresh = row === null ? { language, timeZone } : {};
      const chosen = {
        ...(allowance === undefined ? {} : { allowance }),
        ...(tag === undefined ? {} : { tag }),
        ...(embassyChannelId === undefined ? {} : { embassyChannelId }),
        ...(templates === undefined ? {} : { templates }),
        ...(holidays === undefined ? {} : { holidays }),
        ...(chosenCountries === undefined ? {} : { countries: chosenCountries }),
      };
      const settings = Object.keys(chosen).length === 0 ? {} : { settings: { ...row?.settings, ...chosen } };
      await saveGuild(store.db, id, { ...fresh, ...plain, ...settings }, now());
    },
    post: async (gameId, purpose, userId = '') => findPost(store.db, { gameId, purpose, userId }),
    savePost: async (gameId, purpose, ref, userId = '') => savePost(store.db, { gameId, purpose, userId }, ref, now()),
    directChannel: async (purpose, userId) => channelOfNewest(store.db, purpose, userId),
    touch: async (gameId, purpose, userId, elsewhere) =>
      touchPost(store.db, { gameId, purpose, userId }, now(), elsewhere),
    postedAt: async (purpose, userId, messageId) => postedAt(store.db, purpose, userId, messageId),
    lastTouched: async (purpose, userId) => lastTouched(store.db, purpose, userId),
    lastSent: async (gameId, target, kinds, messageId) => lastSent(store.db, gameId, target, kinds, messageId),
    reports: async (gameId, ids) =>
      (await reportsById(store.db, gameId, ids)).map((row) => ({
        id: row.id,
        text: row.text,
        focus: row.focus,
        private: row.audience !== null,
        weight: row.weight,
        retracted: row.retractedAt !== null,
        checkpoint: row.checkpoint,
      })),
    setting: async (key) => readSetting(store.db, key, z.unknown()),
    saveSetting: async (key, value) => {
      await saveSetting(store.db, key, value, now());
    },
  };
}

// The platform's own words, all parts together.
import { discordEn } from './en/discord.js';
import { discordKo } from './ko/discord.js';
import { playEn } from './en/play.js';
import { playKo } from './ko/play.js';

export const appWords = { en: { ...playEn, ...discordEn }, ko: { ...playKo, ...discordKo } } as const;

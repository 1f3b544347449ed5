// The platform's own words, all parts together.
import { discordEn } from './discord-en.js';
import { discordKo } from './discord-ko.js';
import { playEn } from './play-en.js';
import { playKo } from './play-ko.js';

export const appWords = { en: { ...playEn, ...discordEn }, ko: { ...playKo, ...discordKo } } as const;

// All English words of Quartermaster General.
import { cardNames } from './en/card-names.js';
import { nations } from './en/nations.js';
import { spaces } from './en/spaces.js';

export const en = { ...cardNames, ...nations, ...spaces } as const;

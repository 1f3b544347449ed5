// All Korean words of Quartermaster General.
import { cardNames } from './ko/card-names.js';
import { nations } from './ko/nations.js';
import { spaces } from './ko/spaces.js';

export const ko = { ...cardNames, ...nations, ...spaces } as const;

// All Korean words of Diplomacy.
import { names } from './ko/names.js';
import { orders } from './ko/orders.js';

export const ko = { ...names, ...orders } as const;

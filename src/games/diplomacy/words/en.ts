// All English words of Diplomacy.
import { names } from './en/names.js';
import { orders } from './en/orders.js';

export const en = { ...names, ...orders } as const;

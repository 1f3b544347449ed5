// What a button or menu carries: only ids, so that it survives restarts and can be held against what is open now.
import { createHash } from 'node:crypto';
import { limits } from './limits.js';

const version = 'f1';
const separator = '|';
const tokenLength = 5;

/** A press as its `custom_id` tells it. `question` is a token, or "" when no question is meant. */
export interface Press {
  readonly game: number;
  readonly checkpoint: number;
  readonly question: string;
  readonly verb: string;
  readonly args: readonly string[];
}

/** A short stand-in for an id of any length: the first characters of its hash. */
export function token(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, tokenLength);
}

/** Several tokens one after another, as one string. */
export function tokens(ids: readonly string[]): string {
  return ids.map(token).join('');
}

/** Takes `tokens` apart again. */
export function splitTokens(joined: string): string[] {
  return joined.match(new RegExp(`.{${tokenLength}}`, 'gs')) ?? [];
}

/**
 * The `custom_id` of a press.
 * @throws RangeError when it would be longer than Discord allows, or an argument holds the separator.
 */
export function writePress(press: Press): string {
  const parts = [
    version,
    press.game.toString(36),
    press.checkpoint.toString(36),
    press.question,
    press.verb,
    ...press.args,
  ];
  while (parts.at(-1) === '') parts.pop();
  if (parts.some((part) => part.includes(separator))) throw new RangeError(`separator in ${parts.join(' ')}`);
  const id = parts.join(separator);
  if (id.length > limits.customId) throw new RangeError(`custom_id too long: ${id}`);
  return id;
}

/** Reads a `custom_id`; null when it is not one of ours or of an older version. */
export function readPress(id: string): Press | null {
  const [head, game, checkpoint, question, verb, ...args] = id.split(separator);
  if (
    head !== version ||
    game === undefined ||
    checkpoint === undefined ||
    question === undefined ||
    verb === undefined
  ) {
    return null;
  }
  const numbers = [game, checkpoint].map((digits) => (/^[0-9a-z]{1,8}$/.test(digits) ? parseInt(digits, 36) : NaN));
  const [gameId, number] = numbers;
  if (gameId === undefined || number === undefined || Number.isNaN(gameId) || Number.isNaN(number)) return null;
  return { game: gameId, checkpoint: number, question, verb, args };
}

// The errors that the store throws, apart from those of the database itself.
import { storeMessage, type StoreMessage } from './messages.js';

/** The store cannot be opened; the message is meant for whoever runs the bot, in both languages. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreMessage,
    readonly values: Readonly<Record<string, string | number>>,
    options?: ErrorOptions,
  ) {
    super(storeMessage(code, values), options);
  }
}

/** There is no game with this number. */
export class NoSuchGame extends Error {
  override readonly name = 'NoSuchGame';

  constructor(readonly gameId: number) {
    super(`There is no game ${gameId}`);
  }
}

/** A stored JSON value does not have the shape the program expects. */
export class StoredValueError extends Error {
  override readonly name = 'StoredValueError';

  constructor(
    readonly column: string,
    detail: string,
  ) {
    super(`The stored value of ${column} does not fit: ${detail}`);
  }
}

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

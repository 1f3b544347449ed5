// Acknowledges an interaction, also when Discord's reply to that was lost: the repeated request is refused, and yet all is well.
import { DiscordAPIError, RESTEvents, RESTJSONErrorCodes, type REST } from 'discord.js';

interface Acknowledged {
  readonly id: string;
  deferred: boolean;
}

/** Acknowledges by `defer`; the interaction counts as deferred afterwards. */
export type Acknowledge = (interaction: Acknowledged, defer: () => Promise<unknown>) => Promise<void>;

/** Interactions live for a quarter of an hour; so many are remembered. */
const most = 1_000;
const callback = /\/interactions\/(\d+)\/[^/]+\/callback/;

const known = new WeakMap<REST, Acknowledge>();

/**
 * How what came in over a client is acknowledged; to be asked for before the first acknowledgement.
 * @param rest the client that acknowledges: it repeats a request whose reply was lost, and by that alone a refusal because of an
 *   earlier acknowledgement is known to be our own, and not another program's.
 */
export function acknowledgeBy(rest: REST): Acknowledge {
  const made = known.get(rest) ?? createAcknowledge(rest);
  known.set(rest, made);
  return made;
}

function createAcknowledge(rest: REST): Acknowledge {
  const repeated = new Set<string>();
  rest.on(RESTEvents.Response, ({ path, retries }) => {
    const id = callback.exec(path)?.[1];
    if (retries === 0 || id === undefined) return;
    if (repeated.size >= most) repeated.clear();
    repeated.add(id);
  });
  return async (interaction, defer) => {
    try {
      await defer();
    } catch (error) {
      if (!isAnswered(error) || !repeated.delete(interaction.id)) throw error;
      interaction.deferred = true;
    }
  };
}

function isAnswered(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}

// Interactions delivered over HTTP instead of the gateway: signed with the application's key, answered within three seconds.
import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { bodyFrom } from '../http/body.js';
import type { Validate } from '../http/description.js';
import type { Local } from '../rules/local.js';

/** What stands before the 32 secret bytes of an ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** How many hex digits of the public key's SPKI form are the key itself. */
const KEY_DIGITS = 64;
/** What an answer in the response has to fit, as if it had come by this route. */
const CALLBACK = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
const PING = { type: 1, version: 1 };

export interface Probe {
  /** The status that answered a well-signed PING, and whether its body was the PONG. */
  readonly ping: number | null;
  readonly pong: boolean;
  /** The status that answered a PING with a wrong signature; it has to be 401. */
  readonly forged: number | null;
}

/** The address interactions are sent to; null while they come by the gateway. */
export class InteractionEndpoint {
  url: string | null = null;
  /** What went wrong with deliveries, newest last. */
  readonly failures: string[] = [];
  readonly #key: KeyObject;

  constructor(
    private readonly local: Local,
    private readonly answerWithin: number,
    private readonly validate: Validate,
  ) {
    // The key follows from the store's secret, so that it is the same after a restart.
    const seed = createHash('sha256').update(`${local.store.secret}:interactions`).digest();
    this.#key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  }

  /** The application's public key in hex, as the developer portal shows it. */
  get publicKey(): string {
    const spki = createPublicKey(this.#key).export({ format: 'der', type: 'spki' });
    return spki.toString('hex').slice(-KEY_DIGITS);
  }

  /** Sends a PING well signed and another one forged, as Discord does before it takes an address and ever so often after. */
  async probe(url: string): Promise<Probe> {
    const good = await this.#post(url, PING, false).catch(() => null);
    const body: unknown = good?.status === 200 ? await good.json().catch(() => null) : null;
    const forged = await this.#post(url, PING, true).catch(() => null);
    const pong = typeof body === 'object' && body !== null && 'type' in body && body.type === 1;
    return { ping: good?.status ?? null, pong, forged: forged?.status ?? null };
  }

  /** Delivers an interaction; an answer in the response counts as one by the callback route, 202 means it will come there. */
  deliver(payload: Readonly<Record<string, unknown>>): void {
    const { url } = this;
    if (url === null) return;
    void this.#deliver(url, payload).catch((error: unknown) => {
      this.failures.push(String(error));
    });
  }

  async #deliver(url: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
    const response = await this.#post(url, payload, false);
    if (response.status === 202) return;
    if (response.status !== 200) throw new Error(`an interaction was answered with ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    const { json, files } = await bodyFrom(Buffer.from(await response.arrayBuffer()), type);
    const [wrong] = this.validate(CALLBACK, json);
    if (wrong !== undefined) throw new Error(`an interaction was answered with what does not fit: ${wrong}`);
    this.local.interactions.answer(String(payload['id']), String(payload['token']), json, files);
  }

  #post(url: string, payload: Readonly<Record<string, unknown>>, forged: boolean): Promise<Response> {
    const body = JSON.stringify(payload);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = sign(null, Buffer.from(timestamp + body), this.#key);
    if (forged) signature.writeUInt8(signature.readUInt8(0) ^ 1, 0);
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Discord-Interactions/1.0 (+https://discord.com)',
        'x-signature-ed25519': signature.toString('hex'),
        'x-signature-timestamp': timestamp,
      },
      body,
      signal: AbortSignal.timeout(this.answerWithin),
    });
  }
}

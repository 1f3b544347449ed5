// Sign-ins of people to an application, as a page in a frame asks for them: a code that counts once, for a token that tells who they are.
import { randomBytes } from 'node:crypto';

const CODE_LIFE = 60_000;
/** So many of the newest are kept. */
const MOST_TOKENS = 1_000;

export class SignIns {
  readonly #codes = new Map<string, { readonly userId: string; readonly until: number }>();
  readonly #tokens = new Map<string, string>();

  constructor(private readonly now: () => number) {}

  /** A code for a person who has agreed. */
  code(userId: string): string {
    const code = randomBytes(15).toString('base64url');
    this.#codes.set(code, { userId, until: this.now() + CODE_LIFE });
    return code;
  }

  /** Spends a code for a token; null when there is no such code any more. */
  token(code: string): string | null {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    if (found === undefined || found.until < this.now()) return null;
    const token = randomBytes(15).toString('base64url');
    this.#tokens.set(token, found.userId);
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size > MOST_TOKENS && oldest !== undefined) this.#tokens.delete(oldest);
    return token;
  }

  /** Who a token stands for. */
  personOf(token: string): string | null {
    return this.#tokens.get(token) ?? null;
  }

  revoke(token: string): void {
    this.#tokens.delete(token);
  }
}

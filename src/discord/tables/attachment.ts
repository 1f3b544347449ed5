// A file that somebody has attached to a command.
import { InputError } from '../call.js';
import { t } from '../voice.js';

const fetchMs = 15_000;

/** The bytes of the file, as Discord hands it out; whoever reads them does so on another thread. Throws InputError when it cannot be had. */
export async function contents(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    // Said below.
  }
  throw new InputError(t('import.notFetched'));
}

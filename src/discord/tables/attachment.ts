// A file that somebody has attached to a command.
import { InputError } from '../call.js';
import { t } from '../voice.js';

const fetchMs = 15_000;

/** What is in the file, as Discord hands it out. Throws InputError when it cannot be had. */
export async function contents(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs) });
    if (response.ok) return await response.text();
  } catch {
    // Said below.
  }
  throw new InputError(t('import.notFetched'));
}

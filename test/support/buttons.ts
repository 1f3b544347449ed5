// The buttons of a screen, to be pressed by their labels.
import { z } from 'zod';

const aButton = z.looseObject({ label: z.string(), custom_id: z.string() });

/** The buttons of a screen, wherever they stand. */
export function buttonsOf(part: unknown): readonly z.infer<typeof aButton>[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = aButton.safeParse(part);
  return own.success ? [own.data] : Object.values(part).flatMap(buttonsOf);
}

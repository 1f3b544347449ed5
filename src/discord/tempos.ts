// Named tempos of a table: what each makes of the hours a game suggests per kind of question.
import { paces, type Pace } from '../table/question.js';
import type { discordEn } from '../words/app/en/discord.js';

export const tempos = ['live', 'fast', 'standard', 'slow'] as const;
export type Tempo = (typeof tempos)[number];

type Hours = Readonly<Partial<Record<Pace, number>>>;

const longQuestions: ReadonlySet<Pace> = new Set(['setup', 'turn', 'orders']);

/** Hours per kind of question at a tempo. A live table takes minutes: 15 for a turn, 5 for anything else. */
export function hoursAt(tempo: Tempo, base: Hours): Hours {
  const entries = paces.flatMap((pace) => {
    const hours = base[pace];
    return hours === undefined ? [] : [[pace, scaled(tempo, pace, hours)] as const];
  });
  return Object.fromEntries(entries);
}

function scaled(tempo: Tempo, pace: Pace, hours: number): number {
  switch (tempo) {
    case 'live':
      return longQuestions.has(pace) ? 0.25 : 1 / 12;
    case 'fast':
      return hours / 2;
    case 'standard':
      return hours;
    case 'slow':
      return hours * 2;
  }
}

/** The tempo at which a table plays; null where its hours are its own. */
export function tempoOf(hours: Hours, base: Hours): Tempo | null {
  const isSame = (tempo: Tempo): boolean =>
    Object.entries(hoursAt(tempo, base)).every(
      ([pace, time]) => hours[paces.find((one) => one === pace) ?? 'turn'] === time,
    );
  return [...tempos].sort((a, b) => Number(b === 'standard') - Number(a === 'standard')).find(isSame) ?? null;
}

export function isTempo(value: string): value is Tempo {
  return tempos.some((tempo) => tempo === value);
}

export function tempoKey(tempo: Tempo): `tempo.${Tempo}` & keyof typeof discordEn {
  return `tempo.${tempo}`;
}

// When people look at their games: in the morning and in the evening, each at minutes of their own, and they stay a quarter of an hour.

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** Who has come to look stays that long. */
export const stayMs = hourMs / 4;

const hours = [9, 21] as const;

/** How many minutes before or after the hour a person looks: each somebody else's, the same every day. */
function minutesOff(person: number): number {
  return ((person * 37) % 120) - 60;
}

/** When a person looks next after a moment. */
export function nextLook(person: number, after: number): number {
  for (let day = Math.floor(after / dayMs); ; day++) {
    for (const hour of hours) {
      const at = day * dayMs + hour * hourMs + minutesOff(person) * 60_000;
      if (at > after) return at;
    }
  }
}

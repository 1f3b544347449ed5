// Discord's numbers tell when something was made.

/** Discord's numbers count milliseconds from here. */
const discordEpoch = 1_420_070_400_000;
/** The clocks of two machines differ a little. */
const clocksDifferMs = 60_000;

/** What was made after a moment has at least this number. */
export function idSince(moment: Date): bigint {
  return BigInt(Math.max(0, moment.getTime() - clocksDifferMs - discordEpoch)) << 22n;
}

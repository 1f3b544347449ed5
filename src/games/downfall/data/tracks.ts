// The tracks: the time track with its periods, and the weather.
export type Weather = 'fair' | 'mud' | 'snow';

export const spacesPerLap = 91;

/** The first space of each period. */
export const periodStarts = [1, 31, 61] as const;

/** The weather of the three periods of a turn. */
export type TurnWeather = readonly [Weather, Weather, Weather];

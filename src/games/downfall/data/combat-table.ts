// The columns of the land combat table.
export const lowestColumn = -4;
export const highestColumn = 8;

// How far typed orders are looked into, and how much is said of what could follow.

/** Of so many ways at most one may go without saying: kinds of orders do, of places nobody leaves one out. */
export const mostImplied = 12;
/** Of units that are ordered so many at a time the way is left out as well: by which sea they land. */
export const mostImpliedOfUnits = 30;
/** As many of what could follow are named. */
export const mostFollowing = 5;
/** One order is written in at most as many parts. */
export const mostJoined = 8;
/** In one order, and in one text, so many ways that were not said are tried: each may look at the whole board. */
export const mostUnsaid = { order: 40, text: 200 };
/** So many times in one text it is tried whether parts make an order together: enough for a sheet in which each order has four. */
export const mostTries = 300;
/** In orders of more words nothing is looked for that is said beside their steps, and it is said in few. */
export const mostAside = { order: 40, words: 5 };
/** No order has more words: what has is not looked into. */
export const mostOfOrder = 60;
/** So many parts are looked at together for what is misspelt in them. */
export const mostGoingOn = 4;
/** Units that are named without where they stand are looked for in so many places. */
export const mostOrigins = 40;

// A round of a tournament, before its tables are opened.

/** What one player is drawn for at a table: a seat, or seats that go to one person. */
export interface Drawn {
  readonly place: string;
  readonly userId: string;
}

/** A round that has been drawn. */
export interface Round {
  readonly tables: readonly (readonly Drawn[])[];
  /** Who sits it out. */
  readonly byes: readonly string[];
}

// Whose page it is, said with all it asks for: the session it holds itself, and the mark of its person.
const personHeader = 'x-board-person';

/** The session that the page holds itself, as it must inside Discord; elsewhere a cookie has it. */
let session: Readonly<Record<string, string>> = {};
/** As the server said first: where somebody else comes in by the same browser, what is theirs is refused to this page. */
let person: Readonly<Record<string, string>> = {};

/** From now on all is asked for in this session. */
export function signedIn(secret: string): void {
  session = { authorization: `Bearer ${secret}` };
}

/** What goes with all that is asked for. */
export function whose(): Readonly<Record<string, string>> {
  return { ...session, ...person };
}

/** Learns from an answer whose page it is. */
export function learn({ headers }: Pick<Response, 'headers'>): void {
  const mark = headers.get(personHeader);
  if (mark !== null && person[personHeader] === undefined) person = { [personHeader]: mark };
}

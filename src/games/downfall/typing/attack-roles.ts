// The words of an attack that say who leads it and who flanks: `주공 미 5군, 측면 영 8군`, `US 5th leads, all flanks`.

/** What a unit is in an attack, where it is said. */
export type Role = 'leads' | 'flanks';

/** A stretch of an attack's words, with what its units are. */
export interface Chunk {
  readonly text: string;
  readonly role: Role | null;
}

/** An attack's words by what they make their units, and whether every flank joins that can. */
interface Roles {
  readonly chunks: readonly Chunk[];
  readonly all: boolean;
}

/** Every flank there can be. */
const all =
  /(?:^|\s)(?:(?:with|and|plus)\s+)?(?:all|every)(?:\s+(?:of\s+)?(?:the|its|possible|available))*\s+flank(?:s|ing\s+units)?(?=\s|$)|(?:^|\s)(?:가능한\s*)?모든\s*측면(?:과|으로|을|이)?(?=\s|$)|(?:^|\s)측면(?:은|을|에)?\s*(?:전부|모두|다)(?:\s*함께)?(?=\s|$)/giu;

const leads =
  '(?:led\\s+by|lead(?:s|ing|er)?|primary(?:\\s+(?:unit|attacker))?|주공(?:은|이|을|으로)?(?:\\s*유닛(?:은|이)?)?)';
const flanks = '(?:flanked\\s+by|flank(?:s|ing)?|측면(?:은|이|을|으로|에|에서|에는)?(?:\\s*(?:유닛|공격)(?:은|이)?)?)';
/** One of these words, with what may stand around it. */
const role = new RegExp(
  `(?:^|(?<=\\s)|\\()(?:(?:as|with|and)\\s+)?(?:(?:the|its|a)\\s+)?(?:(${leads})|(${flanks}))\\)?(?:\\s*[:=](?=\\s))?(?=\\s|$)`,
  'giu',
);

/**
 * The words of an attack without those that say who leads and who flanks: these stand before the units they mean, or behind.
 * @param hasUnits whether units are named in words.
 */
export function rolesIn(line: string, hasUnits: (text: string) => boolean): Roles {
  const rest = line.replaceAll(all, ' ').trim();
  const said = [...rest.matchAll(role)].map((found) => ({
    role: found[1] === undefined ? ('flanks' as const) : ('leads' as const),
    from: found.index,
    to: found.index + found[0].length,
  }));
  const isBefore = said[0] !== undefined && !hasUnits(rest.slice(0, said[0].from).trim());
  const cuts = [{ to: 0, role: null }, ...said];
  const texts = cuts.map(({ to }, n) => rest.slice(to, said[n]?.from).trim());
  const chunks = cuts.map((cut, n): Chunk => {
    // `10군 주공, 측면 14군`: of two such words side by side, the second stands before its units.
    const isTurned = said[n] === undefined && /^[,\s]*$/u.test(texts[n - 1] ?? '-');
    return { text: texts[n] ?? '', role: isBefore || isTurned ? cut.role : (said[n]?.role ?? null) };
  });
  return { chunks: chunks.filter(({ text }) => text !== ''), all: rest !== line.trim() };
}

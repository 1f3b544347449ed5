// Answers the engine's questions with what a log says was done.
import type { Answer, Question } from '../../../../src/table/question.js';
import { isCardId, isOpponents, isScoring } from '../../../../src/games/twilight-struggle/data/cards.js';
import { type CountryId, isCountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import type { LogEntry, LogLine } from './parse.js';

type LineOf<K extends LogLine['kind']> = Extract<LogLine, { readonly kind: K }>;

/** Reads on through the lines of one entry, question by question. */
export class EntryReader {
  #at = 0;

  constructor(readonly entry: LogEntry) {}

  /** The answer to a question; undefined when the log says nothing about it. */
  answer(question: Question): Answer | undefined {
    const { key, form } = question;
    const side: Side = question.about?.['side'] === 'us' ? 'us' : 'ussr';
    if (form.kind === 'spread') return key === 'influence' ? this.#placement() : this.#spread(question, side);
    if (form.kind === 'orders') return undefined;
    const offered = form.options().map(({ id }) => id);
    const one = (id: string | undefined): Answer | undefined =>
      id !== undefined && offered.includes(id) ? [id] : form.min === 0 ? [] : undefined;
    switch (key) {
      case 'play':
      case 'scoringCard':
        return one(this.entry.card ?? 'pass');
      case 'headline':
        return one(this.#cards(side, 'headlines')[0]);
      case 'mode':
        return one(this.#mode(question, side, offered));
      case 'opsUse':
        return one(this.#use() ?? 'decline');
      case 'freeAction':
        return one(this.#use() ?? 'none');
      case 'coupTarget':
        this.#heading('coup');
        return one(this.#target());
      case 'realignTarget':
        this.#heading('realign');
        return one(this.#target());
      case 'companion':
        return one(this.#cards(side, 'plays')[0]);
      case 'eighthRound':
        return one('yes');
      case 'olympics':
        return one(this.#find('olympics')?.choice);
      case 'crisis':
        return one(this.#payment(side, offered) ?? 'keep');
      case 'norad':
        return one(this.#lines('influence').find((line) => line.side === 'us' && line.delta === 1)?.country);
      default:
        return this.#event(question, side, offered);
    }
  }

  #lines<K extends LogLine['kind']>(kind: K, from = this.#at): readonly LineOf<K>[] {
    return this.entry.lines.slice(from).filter((line): line is LineOf<K> => line.kind === kind);
  }

  #find<K extends LogLine['kind']>(kind: K, fits: (line: LineOf<K>) => boolean = () => true): LineOf<K> | undefined {
    const at = this.entry.lines.findIndex((line, n) => n >= this.#at && line.kind === kind && fits(line as LineOf<K>));
    if (at < 0) return undefined;
    this.#at = at + 1;
    return this.entry.lines[at] as LineOf<K>;
  }

  #cards(side: Side, does: LineOf<'card'>['does']): readonly string[] {
    const own = this.#lines('card').filter((line) => line.side === side && line.does === does);
    return [...new Set(own.map(({ card }) => card))];
  }

  /** The next use of Operations; a heading nothing follows belongs to an event that came to nothing. */
  #use(): string | undefined {
    const { lines } = this.entry;
    const at = lines.findIndex(
      (line, n) =>
        n >= this.#at &&
        line.kind === 'use' &&
        (line.use === 'influence' || line.use === 'space' || lines[n + 1]?.kind === 'target'),
    );
    const line = lines[at];
    if (line?.kind !== 'use') return undefined;
    this.#at = at + 1;
    return line.use;
  }

  /** Moves past the heading of a coup or realignments, whether a target follows it or not. */
  #heading(use: LineOf<'use'>['use']): void {
    const next = this.entry.lines.find((line, n) => n >= this.#at && (line.kind === 'use' || line.kind === 'target'));
    if (next?.kind === 'use' && next.use === use) this.#find('use');
  }

  /** The next target named before Operations of another kind begin. */
  #target(): CountryId | undefined {
    const next = this.entry.lines.findIndex((line, n) => n >= this.#at && line.kind === 'target');
    const block = this.entry.lines.findIndex(
      (line, n) => n >= this.#at && (line.kind === 'event' || line.kind === 'use'),
    );
    if (next < 0 || (block >= 0 && block < next)) return undefined;
    return this.#find('target')?.country;
  }

  /** How a card was used: by what stands first, the event or the Operations. */
  #mode(question: Question, side: Side, offered: readonly string[]): string | undefined {
    const card = question.about?.['card'];
    const from = this.#at;
    const use = this.entry.lines.findIndex((line, n) => n >= from && line.kind === 'use');
    const event = this.entry.lines.findIndex((line, n) => n >= from && line.kind === 'event' && line.card === card);
    const named = use < 0 ? undefined : this.entry.lines[use];
    if (typeof card === 'string' && isCardId(card) && isScoring(card)) return 'event';
    if (event >= 0 && (use < 0 || event < use)) {
      return typeof card === 'string' && isCardId(card) && isOpponents(side, card) ? 'eventFirst' : 'event';
    }
    if (named?.kind !== 'use') return offered.includes('event') ? 'event' : undefined;
    this.#at = use + 1;
    return named.use;
  }

  /** Consecutive changes of one side's influence in one direction, from the first after the present place. */
  #changes(owner: Side, sign: number, most: number, offered?: readonly string[]): ReadonlyMap<CountryId, number> {
    const found = new Map<CountryId, number>();
    let sum = 0;
    const fits = (line: LogLine | undefined): line is LineOf<'influence'> =>
      line?.kind === 'influence' &&
      line.side === owner &&
      Math.sign(line.delta) === sign &&
      offered?.includes(line.country) !== false;
    let at = this.entry.lines.findIndex((line, n) => n >= this.#at && fits(line));
    for (let line = this.entry.lines[at]; at >= 0 && fits(line); line = this.entry.lines[at]) {
      if (sum + Math.abs(line.delta) > most) break;
      found.set(line.country, (found.get(line.country) ?? 0) + Math.abs(line.delta));
      sum += Math.abs(line.delta);
      this.#at = ++at;
    }
    return found;
  }

  /** Influence bought with Operations: the block behind its heading. */
  #placement(): Answer {
    const before = this.entry.lines[this.#at - 1];
    if (before?.kind !== 'use') this.#find('use', ({ use }) => use === 'influence');
    const next = this.entry.lines[this.#at];
    return next?.kind === 'influence' ? Object.fromEntries(this.#changes(next.side, 1, 99)) : {};
  }

  #spread(question: Question, side: Side): Answer {
    this.#enter(question);
    const owner = question.about?.['owner'] === 'us' ? 'us' : question.about?.['owner'] === 'ussr' ? 'ussr' : side;
    const most = typeof question.about?.['total'] === 'number' ? question.about['total'] : 99;
    const rows = question.form.kind === 'spread' ? question.form.rows().map(({ id }) => id) : [];
    return Object.fromEntries(this.#changes(owner, question.about?.['does'] === 'remove' ? -1 : 1, most, rows));
  }

  /** Moves to the event a question belongs to. */
  #enter(question: Question): void {
    const card = question.key.split('.')[1];
    const at = this.entry.lines.findIndex((line, n) => n >= this.#at && line.kind === 'event' && line.card === card);
    if (at >= 0) this.#at = at + 1;
  }

  #payment(side: Side, offered: readonly string[]): string | undefined {
    const [next] = this.#lines('influence');
    return next?.side === side && next.delta === -2 && offered.includes(next.country) ? next.country : undefined;
  }

  #event(question: Question, side: Side, offered: readonly string[]): Answer | undefined {
    const { form } = question;
    if (form.kind !== 'choose') return undefined;
    this.#enter(question);
    const level = this.#lines('defcon')[0]?.level;
    switch (question.key) {
      case 'event.warsaw_pact_formed':
        return [this.#lines('influence')[0]?.side === 'us' ? 'remove' : 'add'];
      case 'event.south_african_unrest':
        return [this.#lines('influence')[0]?.delta === 2 ? 'inside' : 'around'];
      case 'event.grain_sales_to_soviets':
        return [this.#cards('us', 'plays').length > 0 ? 'play' : 'return'];
      case 'event.how_i_learned_to_stop_worrying':
        return [String(level ?? question.about?.['defcon'])];
      case 'event.summit':
        return level === undefined ? ['keep'] : undefined;
      case 'event.wargames':
        return ['yes'];
      default:
        break;
    }
    if (offered.some(isCountryId)) return this.#countries(question, side, offered);
    const named = [...this.#cards(side, 'discards'), ...this.#cards(side, 'reveals'), ...this.#cards(side, 'plays')];
    const cards = named.filter((id) => offered.includes(id)).slice(0, form.max);
    return cards.length >= form.min && offered.some(isCardId) ? cards : undefined;
  }

  #countries(question: Question, side: Side, offered: readonly string[]): Answer | undefined {
    const { form } = question;
    if (form.kind !== 'choose') return undefined;
    if (question.about?.['winsOn'] !== undefined) {
      const target = this.#find('war')?.country;
      return target === undefined ? undefined : [target];
    }
    const owner: Side =
      question.about?.['owner'] === 'us' ? 'us' : question.about?.['owner'] === 'ussr' ? 'ussr' : side;
    return [...this.#changes(owner, owner === side ? 1 : -1, 99, offered).keys()].slice(0, form.max);
  }
}

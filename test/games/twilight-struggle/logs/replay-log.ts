// Replays a log through the rules: cards where the log needs them, dice as they fell, answers as they were given; then compares.
import { check } from '../../../../src/table/answer.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import type { Request, Script } from '../../../../src/table/script.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { takeIntoHand } from '../../../../src/games/twilight-struggle/cards.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { isCardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { CountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import { sides, type Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { GameOver } from '../../../../src/games/twilight-struggle/end.js';
import { isCountryId } from '../../../../src/games/twilight-struggle/geography.js';
import { chooseHeadlines, resolveHeadline } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { endTurn } from '../../../../src/games/twilight-struggle/phases/turn-end.js';
import { startTurn } from '../../../../src/games/twilight-struggle/phases/turn-start.js';
import { setup } from '../../../../src/games/twilight-struggle/setup.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { optionsOf } from '../core-drive.js';
import { TestTable } from '../core-table.js';
import type { Entry, Item, Log } from './read-log.js';

/** What a replay came to. */
export interface Replay {
  /** Where the rules and the log differ, one line each. */
  readonly faults: readonly string[];
  /** Numbers compared. */
  readonly compared: number;
  /** Questions the log does not answer; the fallback was taken. */
  readonly guessed: readonly string[];
}

/** Replays a log; after a difference the position is set to what the log says, so that one fault is told once. */
export function replayLog(log: Log): Replay {
  return new Replayer(log).run();
}

type InfluenceItem = Extract<Item, { kind: 'influence' }>;

class Replayer {
  readonly #faults: string[] = [];
  readonly #guessed: string[] = [];
  #compared = 0;
  #left: Item[] = [];
  #entry: Entry | undefined;
  readonly #state: TwilightState;

  constructor(private readonly log: Log) {
    this.#state = setup(optionsOf(), new SeededDice('log')).state;
  }

  run(): Replay {
    const { entries } = this.log;
    entries.forEach((entry) => {
      this.#entry = entry;
      try {
        this.#enter(entry);
      } catch (error) {
        if (!(error instanceof GameOver)) throw error;
      }
      this.#compare(entry.items);
      this.#clearHands();
    });
    return { faults: this.#faults, compared: this.#compared, guessed: this.#guessed };
  }

  #enter(entry: Entry): void {
    const state = this.#state;
    switch (entry.kind) {
      case 'setup':
        for (const item of entry.items) {
          if (item.kind === 'influence') state.influence[item.country][item.side] += item.delta;
        }
        return;
      case 'headline':
        if (entry.turn > 1) this.#beginTurn(entry);
        this.#deal(entry);
        this.#play((t) => chooseHeadlines(t), entry);
        while (state.headlines.length > 0) this.#play((t) => resolveHeadline(t), entry, true);
        return;
      case 'round':
        state.round = entry.round;
        state.phasing = entry.side;
        this.#deal(entry);
        this.#play((t) => actionRound(t), entry);
        return;
      case 'cleanup':
        this.#endTurn(entry);
    }
  }

  /** Ends a turn; the log says which held cards are discarded. */
  #endTurn(entry: Extract<Entry, { kind: 'cleanup' }> | undefined): void {
    this.#state.phasing = null;
    this.#clearHands();
    const items = entry?.items ?? [];
    for (const item of items) if (item.kind === 'card' && item.verb === 'discards') this.#bring(item.side, item.card);
    this.#left = [...items];
    this.#drive(endTurn(new TestTable(this.#state)));
  }

  /** Begins a turn, up to its headlines; ends the one before when the log had nothing to say of that. */
  #beginTurn(entry: Extract<Entry, { kind: 'headline' }>): void {
    const state = this.#state;
    if (state.turn < entry.turn) this.#endTurn(undefined);
    if (entry.items.some((item) => item.kind === 'reshuffle')) {
      state.deck.push(...state.discard);
      state.discard = [];
    }
    this.#clearHands();
    this.#drive(startTurn(new TestTable(state)));
    this.#clearHands();
  }

  /** Puts the cards an entry names into the hands they come from. */
  #deal(entry: Extract<Entry, { kind: 'headline' | 'round' }>): void {
    const own =
      entry.kind === 'headline'
        ? sides.map((side) => [side, entry.cards[side]] as const)
        : [[entry.side, entry.card] as const];
    for (const [side, card] of own) if (card !== null) this.#bring(side, card);
    let event: CardId | undefined;
    for (const item of entry.items) {
      if (item.kind === 'event') event = item.card;
      if (item.kind !== 'card') continue;
      if (event === 'our_man_in_tehran' && item.verb === 'discards') this.#onTop(item.card);
      else if (event === 'salt_negotiations' && item.verb === 'reveals') continue;
      else if (event === 'grain_sales_to_soviets' && item.verb === 'plays') continue;
      else this.#bring(item.side, item.card);
    }
  }

  #bring(side: Side, card: CardId): void {
    const state = this.#state;
    if (card === 'the_china_card' || state.hands[side].includes(card)) return;
    if (state.removed.includes(card)) this.#fault(`${card} had left the game`);
    const duty = state.missileEnvy;
    takeIntoHand(state, side, card);
    if (card === 'missile_envy') state.missileEnvy = duty;
  }

  #onTop(card: CardId): void {
    const state = this.#state;
    takeIntoHand(state, 'us', card);
    state.hands.us = state.hands.us.filter((id) => id !== card);
    state.deck.unshift(card);
  }

  /** What the log does not name goes back to the deck; a Missile Envy that has to be used stays. */
  #clearHands(): void {
    const state = this.#state;
    for (const side of sides) {
      const kept = state.missileEnvy === side ? state.hands[side].filter((id) => id === 'missile_envy') : [];
      state.deck.push(...state.hands[side].filter((id) => !kept.some((other) => other === id)));
      state.hands[side] = kept;
      state.seen[side] = [];
    }
    state.deck.push(...state.playing);
    state.playing = [];
  }

  #play(script: (t: TestTable) => Script<string>, entry: Entry, keeps = false): void {
    if (!keeps) this.#left = [...entry.items];
    const picks = entry.items.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
    const t = new TestTable(this.#state, keeps ? this.#dice(this.#left) : this.#dice(entry.items), picks);
    this.#drive(script(t));
    // Dice of a headline phase belong to its events one after the other.
    if (entry.kind === 'headline') this.#spendDice(this.#dice(this.#left).length - t.dice.left.rolls.length);
  }

  /** The dice of a stretch of log in the order the rules roll them: the US first where both roll. */
  #dice(items: readonly Item[]): number[] {
    const dice: number[] = [];
    items.forEach((item, index) => {
      if (item.kind === 'die') dice.push(item.die);
      const next = items[index + 1];
      if (item.kind === 'roll' && next?.kind === 'roll' && next.side !== item.side && !isSecond(items, index)) {
        dice.push(item.side === 'us' ? item.die : next.die, item.side === 'us' ? next.die : item.die);
      }
      // The Olympics are logged without their dice: whoever gains the points has won.
      if (item.kind === 'olympics' && item.participates && next?.kind === 'vp')
        dice.push(...(next.side === 'us' ? [6, 1] : [1, 6]));
    });
    return dice;
  }

  #spendDice(count: number): void {
    for (let n = 0; n < count; n++) {
      const at = this.#left.findIndex((item) => item.kind === 'die' || item.kind === 'roll');
      if (at < 0) return;
      this.#left.splice(at, 1);
    }
  }

  #drive(script: Script<unknown>): void {
    let step = script.next();
    while (step.done !== true) step = script.next(this.#respond(step.value));
  }

  #respond(request: Request): unknown {
    if (request.kind === 'ask') return this.#checked(request.question);
    return new Map(
      request.branches.map(({ id, script }) => {
        const branch = script();
        let step = branch.next();
        while (step.done !== true) step = branch.next(this.#respond(step.value));
        return [id, step.value];
      }),
    );
  }

  #checked(question: Question): Answer {
    const given = this.#answer(question);
    const checked = given === undefined ? undefined : check(question, given);
    if (checked?.ok === true) return checked.answer;
    if (checked !== undefined) {
      const why = checked.refusals.map(({ key }) => key).join(', ');
      this.#fault(`${question.key}: ${JSON.stringify(given)} is refused (${why})`);
    } else this.#guessed.push(`${this.#entry?.heading ?? ''}: ${question.key}`);
    return question.fallback();
  }

  #answer(question: Question): Answer | undefined {
    const side = question.about?.['side'] === 'us' ? 'us' : 'ussr';
    switch (question.form.kind) {
      case 'spread':
        return this.#spread(question, side);
      case 'choose':
        return this.#choose(
          question,
          question.form.options().map(({ id }) => id),
          question.form.min,
          question.form.max,
          side,
        );
      case 'orders':
        return undefined;
    }
  }

  /** Takes the next items off that fit, until `enough`. */
  #takeInfluence(
    fits: (item: InfluenceItem) => boolean,
    enough: (taken: readonly InfluenceItem[]) => boolean,
  ): InfluenceItem[] {
    const taken: InfluenceItem[] = [];
    for (const item of [...this.#left]) {
      if (enough(taken)) break;
      if (item.kind !== 'influence' || !fits(item)) continue;
      taken.push(item);
      this.#left.splice(this.#left.indexOf(item), 1);
    }
    return taken;
  }

  #spread(question: Question, side: Side): Answer | undefined {
    if (question.form.kind !== 'spread') return undefined;
    const rows = new Map(question.form.rows().map((row) => [row.id, row]));
    const values: Record<string, number> = {};
    const { about } = question;
    const ops = question.key === 'influence';
    const owner = ops ? side : about?.['owner'] === 'us' ? 'us' : 'ussr';
    const sign = about?.['does'] === 'remove' ? -1 : 1;
    if (ops) this.#passTo((item) => item.kind === 'ops' && item.use === 'influence');
    const most = ops ? Infinity : Number(about?.['total'] ?? question.form.max);
    const sum = (items: readonly InfluenceItem[]): number => items.reduce((all, item) => all + Math.abs(item.delta), 0);
    const stop = ops
      ? this.#left.findIndex((item) => item.kind !== 'influence' || item.side !== owner || item.delta < 0)
      : -1;
    const within = stop < 0 ? this.#left : this.#left.slice(0, stop);
    const taken = this.#takeInfluence(
      (item) =>
        within.includes(item) && item.side === owner && Math.sign(item.delta) === sign && rows.has(item.country),
      (so) => sum(so) >= most,
    );
    for (const { country, delta } of taken) values[country] = (values[country] ?? 0) + Math.abs(delta);
    return values;
  }

  /** Takes the first item that fits, and with it all that stands before it. */
  #passTo(fits: (item: Item) => boolean): Item | undefined {
    const at = this.#left.findIndex(fits);
    return at < 0 ? undefined : this.#left.splice(0, at + 1).at(-1);
  }

  #choose(question: Question, ids: readonly string[], min: number, max: number, side: Side): Answer | undefined {
    const { key } = question;
    if (ids.length === 1 && min === 1 && max === 1) return [...ids];
    switch (key) {
      case 'headline':
      case 'play':
        return this.#ownCard(ids, side);
      case 'mode':
        return this.#mode(ids, question.about?.['card']);
      case 'opsUse':
      case 'freeAction': {
        const use = this.#left.find((item) => item.kind === 'ops');
        if (use?.kind === 'ops' && ids.includes(use.use)) return [use.use];
        return ids.includes('decline') ? ['decline'] : ids.includes('none') ? ['none'] : undefined;
      }
      case 'coupTarget':
        return this.#coupTarget(ids, min);
      case 'realignTarget': {
        const target = this.#passTo((item) => item.kind === 'target');
        if (target?.kind === 'target') return [target.country];
        return min === 0 ? [] : undefined;
      }
      case 'olympics': {
        const choice = this.#left.find((item) => item.kind === 'olympics');
        return choice?.kind === 'olympics' ? [choice.participates ? 'participate' : 'boycott'] : undefined;
      }
      case 'crisis': {
        const paid = this.#takeInfluence(
          (item) => item.side === side && item.delta === -2 && ids.includes(item.country),
          (so) => so.length > 0,
        );
        return [paid[0]?.country ?? 'keep'];
      }
      case 'norad': {
        const [added] = this.#takeInfluence(
          (item) => item.side === 'us' && item.delta === 1 && ids.includes(item.country),
          (so) => so.length > 0,
        );
        return added === undefined ? [] : [added.country];
      }
      case 'eighthRound':
        return ['yes'];
      default:
        return this.#chooseByItems(ids, min, max);
    }
  }

  /** A coup has a heading of its own; without one, or without a target behind it, it was declined. */
  #coupTarget(ids: readonly string[], min: number): Answer | undefined {
    const at = this.#left.findIndex((item) => item.kind === 'ops' && item.use === 'coup');
    const target = this.#left[at + 1];
    const named = at >= 0 && target?.kind === 'target' && ids.includes(target.country) ? target.country : undefined;
    if (named === undefined) {
      if (at >= 0 && target?.kind !== 'target') this.#left.splice(at, 1);
      return min === 0 ? [] : undefined;
    }
    this.#left.splice(0, at + 2);
    return [named];
  }

  #ownCard(ids: readonly string[], side: Side): Answer | undefined {
    const entry = this.#entry;
    const named = entry?.kind === 'headline' ? entry.cards[side] : entry?.kind === 'round' ? entry.card : null;
    return named !== null && ids.includes(named) ? [named] : undefined;
  }

  #mode(ids: readonly string[], card: unknown): Answer | undefined {
    const first = this.#left.find((item) => item.kind === 'ops' || (item.kind === 'event' && item.card === card));
    if (first?.kind === 'ops') return ids.includes(first.use) ? [first.use] : undefined;
    const wanted = ids.includes('event') ? 'event' : 'eventFirst';
    if (first !== undefined && ids.includes(wanted)) return [wanted];
    return ids.includes('event') ? ['event'] : undefined;
  }

  /** Countries, cards and ways an event's lines name, in their order. */
  #chooseByItems(ids: readonly string[], min: number, max: number): Answer | undefined {
    if (ids.includes('add') && ids.includes('remove')) {
      return [
        this.#left.some((item) => item.kind === 'influence' && item.side === 'us' && item.delta < 0) ? 'remove' : 'add',
      ];
    }
    if (ids.includes('around')) {
      const two = this.#left.some(
        (item) => item.kind === 'influence' && item.country === 'south_africa' && item.delta === 2,
      );
      return [two ? 'inside' : 'around'];
    }
    if (ids.includes('5') && ids.includes('1')) {
      const level = this.#left.find((item) => item.kind === 'defcon');
      return [String(level?.kind === 'defcon' ? level.level : this.#state.defcon)];
    }
    if (ids.includes('lower')) {
      const moved = this.#left.find((item) => item.kind === 'defcon');
      return [moved?.kind !== 'defcon' ? 'keep' : moved.level < this.#state.defcon ? 'lower' : 'raise'];
    }
    if (ids.includes('return')) {
      return [this.#left.some((item) => item.kind === 'card' && item.verb === 'plays') ? 'play' : 'return'];
    }
    const chosen: string[] = [];
    for (const item of this.#left) {
      const id =
        item.kind === 'influence' || item.kind === 'war'
          ? item.country
          : item.kind === 'card' || item.kind === 'event'
            ? item.card
            : '';
      if (ids.includes(id) && !chosen.includes(id) && chosen.length < max) chosen.push(id);
    }
    const wantsCountry = ids.some((id) => isCountryId(id));
    if (wantsCountry)
      this.#left = this.#left.filter((item) => item.kind !== 'influence' || !chosen.includes(item.country));
    if (chosen.length < min) return undefined;
    return wantsCountry || ids.some(isCardId) || chosen.length > 0 ? chosen : undefined;
  }

  #fault(text: string): void {
    this.#faults.push(`${this.#entry?.heading ?? ''}: ${text}`);
  }

  /** Compares the last number the log gives for each thing with the position, and takes the log's over. */
  #compare(items: readonly Item[]): void {
    const state = this.#state;
    const countries = new Map<CountryId, InfluenceItem>();
    for (const item of items) if (item.kind === 'influence') countries.set(item.country, item);
    for (const [id, { us, ussr }] of countries) {
      const is = state.influence[id];
      this.#same(id, `${is.us}-${is.ussr}`, `${us}-${ussr}`);
      state.influence[id] = { us, ussr };
    }
    const last = <K extends Item['kind']>(kind: K): Extract<Item, { kind: K }> | undefined =>
      items.findLast((item): item is Extract<Item, { kind: K }> => item.kind === kind);
    const vp = last('vp');
    if (vp !== undefined && Math.abs(vp.score) < 20) {
      this.#same('VP', state.vp, vp.score);
      state.vp = vp.score;
    }
    const defcon = last('defcon');
    if (defcon !== undefined && defcon.level > 1) {
      this.#same('DEFCON', state.defcon, defcon.level);
      state.defcon = defcon.level;
    }
    for (const side of sides) {
      const milOps = items.findLast((item) => item.kind === 'milOps' && item.side === side);
      if (milOps?.kind === 'milOps') {
        this.#same(`military operations of ${side}`, state.milOps[side], milOps.level);
        state.milOps[side] = milOps.level;
      }
      const space = items.findLast((item) => item.kind === 'space' && item.side === side);
      if (space?.kind === 'space') {
        this.#same(`space race of ${side}`, state.space[side].box, space.box);
        state.space[side].box = space.box;
      }
    }
  }

  #same(what: string, is: number | string, should: number | string): void {
    this.#compared += 1;
    if (is !== should) this.#fault(`${what} is ${is}, the log says ${should}`);
  }
}

/** Whether a roll is the second of its pair. */
function isSecond(items: readonly Item[], index: number): boolean {
  let before = 0;
  while (items[index - before - 1]?.kind === 'roll') before++;
  return before % 2 === 1;
}

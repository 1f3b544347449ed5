// An ended game out of a file, kept to be looked at: played again from its answers, it concerns nobody's seat, record or rating.
import { addAudit } from '../../store/audits.js';
import { createGame, updateGame } from '../../store/games.js';
import { findGuild, saveGuild } from '../../store/guilds.js';
import { jsonObject, storedText } from '../../store/json.js';
import { saveSeat } from '../../store/seats.js';
import { createYield } from '../../store/yielding.js';
import { addWholePhase } from '../../store/whole-games.js';
import type { Outcome } from '../../table/game.js';
import { largestRecord, type GameAgain, type PhaseAgain } from '../../table/played-again.js';
import { sayer } from '../../table/text.js';
import type { importing } from '../../words/app/en/importing.js';
import type { replaying as words } from '../../words/app/en/replaying.js';
import { shortened } from '../../words/literal.js';
import type { Speech } from '../../words/words.js';
import { inWordsOf, refused, say as sayPlay, seatName } from '../change/refuse.js';
import type { ResolvedDeps } from '../change/deps.js';
import type { Person } from '../change/person.js';
import { durationsOf } from '../time/paces.js';
import { allowanceOf, requireOpeningsLeft } from './allowance.js';
import { meet, titleOf } from './opening.js';

const say = sayer<typeof words>('app');
const sayImport = sayer<typeof importing>('app');

/** A seat's holder has at most so long a name. */
const longestName = 60;

/** Where a file is to be shown, and in which languages. */
export interface ReplayInput {
  readonly guildId: string;
  readonly language: Speech;
  /** What is in the file. */
  readonly file: Uint8Array;
}

/**
 * Plays the file of an ended game again and keeps it as a game that has ended, with its phases, reports, hands and dice.
 * @returns its number.
 * @throws Refused for any other file, for a game that is not known, for one that does not come out as it is written, and when the person
 * has opened enough today.
 */
export async function keepReplay(deps: ResolvedDeps, host: Person, input: ReplayInput): Promise<number> {
  const { guildId, language, file } = input;
  if (file.byteLength > largestRecord) throw refused(say('replay.large'));
  const found = await againIn(deps, file);
  const rules = deps.games.get(found.kind);
  if (rules === undefined) throw refused(sayPlay('refuse.noSuchKind'));
  return deps.store.inTransaction(async (tx) => {
    const now = deps.now();
    await meet(tx, host, now);
    const guild = (await findGuild(tx, guildId)) ?? (await saveGuild(tx, guildId, {}, now));
    await requireOpeningsLeft(tx, { guildId, hostId: host.id, allowance: allowanceOf(guild, deps.allowance) }, now);
    const [first] = found.phases.slice(0, 1).map(phaseIn);
    if (first === undefined) throw refused(say('replay.unread'));
    const start = found.isContinued ? { start: { phase: first.phase, state: first.state } } : {};
    const people = found.seats.flatMap(({ seat, userId, name }) =>
      userId === null ? [] : [{ seat, userId, name: shortened(name ?? '', longestName) }],
    );
    const { id } = await createGame(
      tx,
      {
        guildId,
        kind: rules.id,
        title: titleOf(found.name),
        options: found.options,
        language,
        paces: durationsOf(rules, {}),
        settings: jsonObject.parse({ ...found.draws, ...start, readyCheck: false, replay: { people } }),
        hostId: host.id,
        seed: found.seed,
        seedHash: found.seedHash,
        rulesVersion: rules.version,
      },
      now,
    );
    for (const [position, { seat, computer }] of found.seats.entries()) {
      await saveSeat(tx, id, seat, { position, computer });
    }
    const yieldToOthers = createYield();
    for (const [number, json] of found.phases.entries()) {
      const phase = phaseIn(json);
      await addWholePhase(tx, id, { ...phase, number, title: storedText.parse(phase.title) }, now);
      await yieldToOthers();
    }
    const outcome = outcomeOf(found);
    const status = outcome.kind === 'stopped' ? 'cancelled' : 'finished';
    const reached = { checkpoint: found.phases.length - 1, told: found.told, version: 1 };
    await updateGame(tx, id, { status, outcome, startedAt: now, endedAt: now, ...reached }, now);
    await addAudit(tx, { gameId: id, guildId, actor: host.id, action: 'import', detail: {} }, now);
    return id;
  });
}

/** A phase as the thread that played it wrote it down. */
function phaseIn(json: string): PhaseAgain {
  return JSON.parse(json) as PhaseAgain;
}

async function againIn(deps: ResolvedDeps, file: Uint8Array): Promise<GameAgain> {
  const found = await deps.again(file).catch((error: unknown) => {
    deps.warn('a file could not be played again', error);
    throw refused(say('replay.long'));
  });
  switch (found.kind) {
    case 'unread':
      throw refused(say('replay.unread'));
    case 'unknown':
      throw refused(
        sayImport('import.kind', { games: [...deps.games.keys()].map((id) => ({ key: 'game.title', ns: id })) }),
      );
    case 'rules':
      throw refused(say('replay.rules'));
    case 'differs':
      throw refused(say('replay.differs', { title: inWordsOf(found.game, found.title) }));
    case 'same':
      return found.game;
  }
}

/** How it ended: by its rules, else as its people ended it, in no words but our own. */
function outcomeOf({ kind, outcome, agreed }: GameAgain): Outcome {
  if (outcome !== null) return { ...outcome, text: inWordsOf(kind, outcome.text) };
  if (agreed.kind === 'stopped') return { ...agreed, text: sayPlay('outcome.cancelled') };
  return { ...agreed, text: say('replay.agreed', { winners: agreed.winners.map((seat) => seatName(kind, seat)) }) };
}

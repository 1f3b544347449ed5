// /instructions: instructions given in advance, answered on the same desk as any open question.
import { Refused, type InstructionInfo, type Play, type Task } from '../../play/play.js';
import { partsOf, type InstructionPart } from '../../play/turn/instruction-parts.js';
import { check } from '../../table/answer.js';
import { shownScreen, typeInto } from '../ask/show.js';
import { gameTyped } from '../ask/which-game.js';
import { plainView } from '../ask/desk.js';
import { gameIdOf, sentence, type Call } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

/** Stands in a `custom_id` where a phase's number would: no phase has it. */
export const instructionsCheckpoint = 0xff_ffff;

export const instructions: Command = {
  data: slash('cmd.instructions', [textOption('opt.text'), textOption('opt.game', { complete: true })]),
  async run(call) {
    const [wanted, text] = [call.options.text('game'), call.options.text('text')];
    if (text === null) return instructionsScreen(call, await gameIdOf(call, wanted));
    const { gameId, notes } = await gameTyped(call, wanted, text);
    return typeInto({ ...call, deps: { ...call.deps, play: instructionsPlay(call.deps.play) } }, gameId, text, notes);
  },
  complete: (call, { value }) => gameOffers(call, value),
};

async function instructionsScreen(call: Call, gameId: number): Promise<Screen> {
  const desk = await instructionsPlay(call.deps.play).desk(gameId, call.person.id);
  if (desk.tasks.length === 0) return sentence(call, t('instructions.none'), 'quiet');
  return shownScreen(call, {
    desk,
    view: { ...plainView, notes: [{ tone: 'info', words: call.voice.say(t('instructions.intro')) }] },
  });
}

/** A part of an instruction as a task; the parts after the first are listed only beside it. */
function taskOf(info: InstructionInfo, part: InstructionPart, first: InstructionPart): Task {
  const { seat, offer } = info;
  const isWhole = offer.takesRest === true && part.id === 'value';
  const idOf = ({ id }: InstructionPart): string => `${seat}|${offer.key}|${id}`;
  return {
    checkpoint: instructionsCheckpoint,
    id: idOf(part),
    seat,
    question: part.question,
    // A whole turn counts once it is confirmed: its first card must not be played before the rest is chosen.
    sealed: !isWhole,
    window: false,
    saved: part.saved,
    savedBy: part.saved === null ? null : 'player',
    final: false,
    draft: isWhole ? (info.begun[part.id] ?? null) : null,
    making: info.making[part.id] ?? null,
    ...(part.id === 'value' && offer.foresee !== undefined ? { foresee: offer.foresee } : {}),
    ...(part === first ? { title: offer.text } : { under: idOf(first) }),
    ...(offer.group === undefined ? {} : { group: offer.group }),
  };
}

/** The play layer seen so that instructions are tasks whose answers are kept for later; the desk's verbs then work on them. */
export function instructionsPlay(play: Play): Play {
  const partsFor = async (gameId: number, userId: string): Promise<readonly Found[]> => {
    const { kind } = await play.info(gameId);
    return (await play.instructions(gameId, userId)).flatMap((info) => {
      const parts = partsOf(kind, info);
      const [first] = parts;
      return first === undefined ? [] : parts.map((part) => ({ info, part, task: taskOf(info, part, first) }));
    });
  };
  const desk: Play['desk'] = async (gameId, userId) => {
    const own = await play.desk(gameId, userId);
    const tasks = (await partsFor(gameId, userId)).map(({ task }) => task);
    return { ...own, tasks, canUndo: false, panels: [] };
  };
  return {
    ...play,
    desk,
    async answer({ gameId, userId, question, value }) {
      const found = (await partsFor(gameId, userId)).find(({ task }) => task.id === question);
      if (found === undefined) throw new Refused([t('instructions.none')]);
      const checked = check(found.part.question, value);
      if (!checked.ok) throw new Refused(checked.refusals);
      const { seat, offer } = found.info;
      await play.setInstruction(gameId, userId, seat, offer.key, found.part.change(checked.answer));
      return { warnings: checked.review.warnings ?? [], confirm: null, desk: await desk(gameId, userId) };
    },
    async saveDraft(gameId, userId, at, draft) {
      if (!('question' in at)) return;
      const found = (await partsFor(gameId, userId)).find(({ task }) => task.id === at.question);
      if (found === undefined) throw new Refused([t('instructions.none')]);
      const { seat, offer } = found.info;
      await play.saveDraft(gameId, userId, { seat, key: offer.key, part: found.part.id }, draft);
    },
    setFinal: desk,
    async type(gameId, userId, text, lang) {
      const stood = await play.info(gameId);
      const readings = await play.typeInstruction(gameId, userId, text, lang);
      if (readings === null) throw new Refused([t('instructions.typed')]);
      const answered = { warnings: [], confirm: null, desk: await desk(gameId, userId) };
      return { readings, answered, stood };
    },
  };
}

interface Found {
  readonly info: InstructionInfo;
  readonly part: InstructionPart;
  readonly task: Task;
}

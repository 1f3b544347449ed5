// Shows the desk after each press, answers among them (`deskVerb` runs `verbs.ts`): the map with one's own orders, pages, typed text, undo.
import { asSheet } from '../../table/answer.js';
import { Refused } from '../../play/change/refuse.js';
import type { Desk, Task, DeskPanel } from '../../play/turn/desk.js';
import { goBack } from '../../play/turn/step-back.js';
import { token, writePress } from '../custom-id.js';
import { gameVoice, type Call, type PressCall } from '../call.js';
import type { Since } from '../../play/history/since.js';
import { affordsPictures, spend } from '../pace.js';
import {
  boardPicture,
  foreseenPicture,
  fromSeat,
  lookOf,
  ownArea,
  ownVariant,
  panelPicture,
  unsettled,
} from '../pictures.js';
import {
  accents,
  button,
  buttonRows,
  gallery,
  inputField,
  joinWithin,
  modal,
  rule,
  screen,
  textBlock,
  type Block,
  type Modal,
  type Picture,
  type Screen,
} from '../screen.js';
import { t, type Voice } from '../voice.js';
import { act, type DeskUpdate } from './act.js';
import { exampleWords } from './nearest.js';
import { coached } from './coach.js';
import { happened, readerOf } from './happened.js';
import { deskPictures, partInFront } from './seen.js';
import { showsPart } from './in-front.js';
import { deskScreen, frontTask, header, plainView, type DeskView, type Note } from './desk.js';
import { deskPress, cursorOf, taskOf, taskToken, working } from './cursor.js';
import { instructionsCheckpoint } from './in-advance.js';
import { refusedText } from './refused-text.js';
import { numbersModal } from './spread.js';
import { taskVerbs } from './verbs.js';

/** Draws the desk after a press, with what has happened since the person last answered, of which what they did is a part. */
export async function shownScreen(call: Call, { desk, view }: DeskUpdate): Promise<Screen> {
  const reader = gameVoice(call, desk.game.kind);
  const opensBoard = call.deps.boardLink !== undefined;
  if (view.confirm !== undefined || desk.seats.length === 0) return deskScreen(desk, reader, { ...view, opensBoard });
  const since = await call.deps.play.since(desk, call.person.id);
  const coach = await coached(call.deps, desk, call.person.id, reader);
  const plan = view.pictures === undefined ? await planned(call, desk, view) : undefined;
  const drawn =
    plan !== undefined
      ? { pictures: plan }
      : stays(call, view, since, desk, reader) || view.pictures !== undefined
        ? {}
        : { pictures: await seen(call, desk, since, view) };
  return deskScreen(desk, reader, {
    ...view,
    ...drawn,
    opensBoard,
    aside: coach.notes,
    extra: [...(view.extra ?? []), ...coach.extra],
    happened: happened(since, reader, readerOf(desk)),
  });
}

/** Whether what is seen of the game on the message pressed is still what there is to see; what is typed answers no such message. */
function stays(
  call: Call | PressCall,
  { steady, task: wanted, cursor }: DeskView,
  since: readonly Since[],
  desk: Desk,
  reader: Voice,
): boolean {
  const { game } = desk;
  if (steady === undefined || !('pictures' in call) || call.pictures.length === 0) return false;
  // What stood there when the question was asked is over once its phase is.
  const { question, checkpoint } = call.press;
  if (question !== '' && checkpoint !== game.checkpoint && checkpoint !== instructionsCheckpoint) return false;
  if (steady !== 'always' && since.some(({ focus }) => focus.length > 0)) return false;
  const task = frontTask(desk, wanted);
  return showsPart(call.pictures, task && partInFront({ desk, task, voice: reader }, cursor));
}

/** The board that a turn planned on this desk would lead to; undefined where none is planned. */
async function planned(call: Call, desk: Desk, view: DeskView): Promise<readonly Picture[] | undefined> {
  const task = frontTask(desk, view.task);
  const value = task === undefined ? null : working(task);
  const foreseen = value === null ? undefined : task?.foresee?.(value);
  if (foreseen === undefined || !affordsPictures(call)) return undefined;
  return [await foreseenPicture(call.deps, desk, foreseen, gameVoice(call, desk.game.kind), call.choices)];
}

/** The desk's pictures; none where they cannot be drawn now, as the words say it all. */
async function seen(call: Call, desk: Desk, since: readonly Since[], view: DeskView): Promise<readonly Picture[]> {
  const reader = gameVoice(call, desk.game.kind);
  const inAdvance = desk.tasks.some((task) => task.checkpoint !== desk.game.checkpoint);
  if (desk.game.title === null || inAdvance || !affordsPictures(call)) return [];
  try {
    return await deskPictures(call.deps, desk, {
      userId: call.person.id,
      since,
      reader,
      choices: call.choices,
      task: frontTask(desk, view.task),
      cursor: view.cursor,
    });
  } catch (error) {
    call.deps.log.warn({ err: error, game: desk.game.id }, 'a desk is shown without its pictures');
    return [];
  }
}

/** The desk of a game as a message, from the beginning. */
export async function deskOf(call: Call, gameId: number, notes: readonly Note[] = []): Promise<Screen> {
  const desk = await call.deps.play.desk(gameId, call.person.id);
  return shownScreen(call, { desk, view: { ...plainView, notes } });
}

/** A press on one of the desk's controls. */
export async function deskVerb(call: PressCall): Promise<Screen> {
  const verb = taskVerbs[call.press.verb];
  const actor = { userId: call.person.id, voice: call.voice };
  // A computer player thinks about each, on the thread where those of all tables think.
  if (verb !== undefined && call.press.verb === 'hint') spend(call, 'hint');
  if (verb !== undefined) return shownScreen(call, await act(call.deps, actor, call.press, call.input, verb));
  return deskOf(call, call.press.game);
}

/** The same desk with what is seldom pressed. */
export async function wholeDesk(call: PressCall): Promise<Screen> {
  const desk = await call.deps.play.desk(call.press.game, call.person.id);
  const task = taskOf(desk, call.press);
  const at = task === undefined ? {} : { task: taskToken(task), cursor: cursorOf(call.press).cursor };
  return shownScreen(call, { desk, view: { ...plainView, ...at, steady: 'always', more: true } });
}

/** Another task to the front. */
export async function taskInFront(call: PressCall): Promise<Screen> {
  const desk = await call.deps.play.desk(call.press.game, call.person.id);
  const [task] = call.input.values;
  // Another seat has another hand.
  const steady = desk.seats.length > 1 ? {} : ({ steady: 'always' } as const);
  return shownScreen(call, { desk, view: { ...plainView, ...steady, ...(task === undefined ? {} : { task }) } });
}

/** Takes a step back: in what is begun of an answer, of the question in front first, or the last answer where nothing is. */
export async function undo(
  call: Call,
  gameId: number,
  isInFront: (task: Task) => boolean = () => false,
): Promise<Screen> {
  try {
    const { desk, step } = await goBack(call.deps.play, gameId, call.person.id, isInFront);
    const taken = step?.taken ?? null;
    const told =
      step === null ? t('ask.undone') : taken === null ? t('ask.stepBack.all') : t('ask.stepBack', { what: taken });
    const notes = [{ tone: 'info', words: gameVoice(call, desk.game.kind).say(told) }] as const;
    const at = step === null ? {} : { task: taskToken(step.task) };
    return await shownScreen(call, { desk, view: { ...plainView, ...at, notes } });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return deskOf(call, gameId, await refusedNotes(call, gameId, error));
  }
}

/** Takes back what was said from now on, as its press names it. */
export async function unsaid(call: PressCall): Promise<Screen> {
  const { game, args } = call.press;
  const [seat = '', key = ''] = args;
  try {
    await call.deps.play.setInstruction(game, call.person.id, seat, key, null);
    return await deskOf(call, game, [{ tone: 'info', words: call.voice.say(t('desk.unsaid.done')) }]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return deskOf(call, game, await refusedNotes(call, game, error));
  }
}

/** A refusal's sentences as notes in the caller's language. */
export async function refusedNotes(call: Call, gameId: number, error: Refused): Promise<Note[]> {
  const { kind } = await call.deps.play.info(gameId);
  const { say } = gameVoice(call, kind);
  return error.texts.map((text) => ({ tone: 'bad', words: say(text) }));
}

/** The board with what this person has put together drawn on it, above the desk. */
export async function mapOnDesk(call: PressCall): Promise<Screen> {
  spend(call, 'picture');
  const desk = await call.deps.play.desk(call.press.game, call.person.id);
  const seat = frontTask(desk, call.press.question)?.seat;
  const seen = seat === undefined ? desk : fromSeat(desk, seat);
  const area = ownArea(seen.rules.looks(seen.view)) ?? areaOfOrders(desk, frontTask(desk, call.press.question));
  const wanted = { variant: ownVariant(seen), ...(area === undefined ? {} : { area }) };
  const look = lookOf(call.lang, call.choices, wanted);
  const picture = await boardPicture(call.deps, seen, call.person.id, look);
  return shownScreen(call, {
    desk,
    view: { ...plainView, task: call.press.question, pictures: [{ ...picture, name: `${unsettled}${picture.name}` }] },
  });
}

/** The close-up that shows all orders in the making; none when no single one does. */
function areaOfOrders({ rules, view }: Desk, task: Task | undefined): string | undefined {
  if (task?.question.form.kind !== 'orders') return undefined;
  const sheet = asSheet(task.draft ?? task.saved);
  const areas = new Set(sheet.map(({ subject, path }) => rules.closeUp?.([subject, ...path], view)));
  return areas.size === 1 ? [...areas][0] : undefined;
}

/** Characters of the pages beside the board that stand in one message. */
const panelRoom = 3_400;

/** A page beside the board: its lines, its picture, and the way back. */
export async function panelScreen(call: Call, desk: Desk, wanted: string): Promise<Screen> {
  const panel = desk.panels.find((one) => one.key === wanted || token(one.key) === wanted);
  return panel === undefined ? shownScreen(call, { desk, view: plainView }) : panelsScreen(call, desk, [panel]);
}

/** Pages beside the board one below the other, as the same page of several seats. */
export async function panelsScreen(call: Call, desk: Desk, panels: readonly DeskPanel[]): Promise<Screen> {
  const reader = gameVoice(call, desk.game.kind);
  const look = lookOf(call.lang, call.choices, {});
  const pictures: Picture[] = [];
  const blocks: Block[] = [];
  for (const one of panels) {
    // One thread works out the figures of everybody's pages.
    if (one.reckoning !== undefined) spend(call, 'page');
    const panel = await call.deps.play.page(desk, one);
    if (panel.scene !== undefined) spend(call, 'picture');
    const picture = await panelPicture(call.deps, panel, reader, look);
    if (picture !== null) {
      pictures.push(picture);
      blocks.push(gallery([picture]));
    }
    const lines = joinWithin(
      panel.lines.map((text) => reader.say(text)),
      Math.floor(panelRoom / panels.length),
      (left) => reader.say(t('ask.more', { count: left })),
    );
    blocks.push(textBlock(`**${reader.say(panel.title)}**\n${lines === '' ? reader.say(t('panel.empty')) : lines}`));
  }
  const back = writePress({
    game: desk.game.id,
    checkpoint: desk.game.checkpoint,
    question: '',
    verb: 'desk',
    args: [],
  });
  return screen(
    [textBlock(header(desk, reader)), rule(), ...blocks, ...buttonRows([button(back, reader.say(t('desk.back')))])],
    pictures,
    accents.plain,
  );
}

export async function panelOnDesk(call: PressCall): Promise<Screen> {
  const desk = await call.deps.play.desk(call.press.game, call.person.id);
  return panelScreen(call, desk, call.input.values[0] ?? cursorOf(call.press).extra);
}

/** The window for typed orders or numbers. */
export async function openWindow(call: PressCall): Promise<Modal | Screen> {
  const desk = await call.deps.play.desk(call.press.game, call.person.id);
  const reader = gameVoice(call, desk.game.kind);
  const task = taskOf(desk, call.press) ?? frontTask(desk, undefined);
  if (task === undefined) return deskOf(call, call.press.game);
  const context = { desk, task, voice: reader };
  if (call.press.verb === 'numbers' && task.question.form.kind === 'spread') {
    return numbersModal(context, task.question.form, cursorOf(call.press).cursor);
  }
  const at = { game: desk.game.id, checkpoint: task.checkpoint, question: taskToken(task) };
  const again = refusedText(call, at);
  return modal(deskPress(context, 'typed'), reader.say(t('ask.type.title')), [
    inputField('text', reader.say(t('ask.type.label')), {
      long: true,
      required: true,
      placeholder: exampleWords(task, reader) ?? reader.say(t('ask.type.placeholder')),
      max: 4000,
      ...(again === undefined ? {} : { value: again }),
    }),
  ]);
}

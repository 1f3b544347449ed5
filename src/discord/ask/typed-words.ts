// Words that press a button of the desk when they are typed: final, confirm, clear, undo, in either language.
import type { Desk, Task } from '../../play/turn/desk.js';
import { check } from '../../table/answer.js';
import { foldName } from '../../table/names.js';
import type { Text } from '../../table/text.js';
import { languages } from '../../words/words.js';
import { gameVoice, type Call } from '../call.js';
import type { Press } from '../custom-id.js';
import type { Screen } from '../screen.js';
import { lastShown } from '../sending/cockpit.js';
import { t, type Voice } from '../voice.js';
import { act, noInput } from './act.js';
import { taskOf, taskToken, working } from './cursor.js';
import { begunTurn } from './in-advance.js';
import { frontTask, type Note } from './desk.js';
import { dangersOf } from './echo.js';
import { liveMark, type Asking } from './live.js';
import { deskOf, shownScreen, undo } from './show.js';
import { hasPassed, movedOn, typeInto } from './type-into.js';
import { taskVerbs } from './verbs.js';

type DeskWord = 'final' | 'pass' | 'confirm' | 'refuse' | 'clear' | 'undo' | 'unfinal';

const askings: readonly Asking[] = ['final', 'plain'];

/** What people write beside what the buttons themselves say. */
const said: Readonly<Record<DeskWord, readonly string[]>> = {
  final: [
    ...['final', 'finalize', 'done', 'i am done', "i'm done", 'finished', 'submit', 'end', "that's all", "that's it"],
    ...['확정', '최종', '완료', '끝', '끝냄', '끝났어', '다 했어', '이상', '이상입니다', '제출'],
  ],
  pass: ['pass', 'none', 'nothing', 'no moves', 'no orders', '패스', '없음', '없어요', '이동 없음', '명령 없음'],
  confirm: ['confirm', 'yes', 'ok', 'okay', '확인', '네', '넵', '예', '응', '좋아'],
  refuse: ['no', 'go back', '아니요', '아니오', '아뇨'],
  clear: ['clear', 'clear all', 'reset', '지우기', '지워', '모두 지우기', '초기화'],
  undo: ['undo', 'take back', 'cancel', '취소', '되돌리기', '되돌려', '무르기', '물러'],
  unfinal: ['unfinal', 'not final', 'change', '확정 취소', '바꾸기', '변경', '수정'],
};
const buttons = {
  final: [t('desk.finalButton')],
  pass: [],
  confirm: [t('ask.confirm'), t('ask.danger.yes')],
  refuse: [t('ask.danger.no')],
  clear: [t('ask.clear'), t('ask.orders.clear')],
  undo: [t('desk.undo')],
  unfinal: [t('desk.unfinalButton')],
} as const;
const deskWords: readonly DeskWord[] = ['final', 'pass', 'confirm', 'refuse', 'clear', 'undo', 'unfinal'];

/** How a Korean word is made a request or a statement: 확정할게요, 취소해 주세요, 지워줘. */
const koreanEndings = [
  /[.!~]+$/u,
  /(?:주세요|줘요|줘)$/u,
  /(?:하겠습니다|하겠어요|할게요|할게|합니다|했습니다|했어요|해요|해|하기)$/u,
];
/** No word of a desk is longer with its ending. */
const longestDeskWord = 60;

/** A text as it stands, and without a Korean ending. */
function bareForms(text: string): readonly string[] {
  if (text.length > longestDeskWord) return [text];
  const bare = koreanEndings.reduce((said, ending) => said.replace(ending, '').trimEnd(), text.trim());
  return /[가-힣]$/u.test(bare) ? [text, bare] : [text];
}

/** Which button a whole text names, if any. */
export function deskWord(call: Call, text: string): DeskWord | null {
  const wanted = new Set(bareForms(text).map(foldName));
  const names = (word: DeskWord): readonly string[] => [
    ...said[word],
    ...buttons[word].flatMap((label) => languages.map((lang) => call.deps.wording.say(label, lang, 'app'))),
  ];
  return deskWords.find((word) => names(word).some((name) => wanted.has(foldName(name)))) ?? null;
}

/**
 * Takes a typed text for a game: as a button where it names one and nothing that can be chosen, else as an answer.
 * @param before what is said above the answer.
 * @param window what the window was opened for in which it was typed.
 */
export async function typed(
  call: Call,
  gameId: number,
  text: string,
  before: readonly Note[] = [],
  window?: Press,
): Promise<Screen> {
  const word = deskWord(call, text);
  if (word === null && text.length > longestDeskWord) return typeInto(call, gameId, text, before, window);
  const desk = await call.deps.play.desk(gameId, call.person.id);
  // What was meant for one question must not answer the next, which may well be asked in the same words.
  if (window !== undefined && hasPassed(desk, window)) return movedOn(call, gameId, text, before);
  // In a window it is said to the question that was opened for, of several.
  const own = window && taskOf(desk, window);
  if (word === null) {
    const empty = (own === undefined ? desk.tasks : [own]).find((task) => namesNone(call, desk, task, text));
    if (empty === undefined) return typeInto(call, gameId, text, before, window);
    return pressed(call, { desk, task: empty, reader: gameVoice(call, desk.game.kind) }, 'send');
  }
  const reader = gameVoice(call, desk.game.kind);
  const asking = word === 'confirm' || word === 'refuse' ? await askedNow(call, desk, reader) : null;
  if (asking !== null) {
    const dangerous = desk.tasks.find(isDangerous) ?? frontTask(desk, undefined);
    if (word === 'refuse' || dangerous === undefined) return deskOf(call, gameId, before);
    return pressed(call, { desk, task: dangerous, reader }, 'yes', asking === 'final' ? 'f' : '');
  }
  const task = own ?? frontTask(desk, undefined);
  if (word === 'refuse') {
    if (task !== undefined && takesNo(call, desk, task, text)) return typeInto(call, gameId, text, before, window);
    // What was asked has gone meanwhile: what was put together stays, as after a press.
    return deskOf(call, gameId, [...before, { tone: 'info', words: reader.say(t('desk.refuseNothing')) }]);
  }
  if (task !== undefined && isOption(call, desk, task, text)) return typeInto(call, gameId, text, before, window);
  if (word === 'pass' && (task === undefined || !mayPass(task))) return typeInto(call, gameId, text, before, window);
  if (word === 'undo')
    return undo(call, gameId, ({ id, checkpoint }) => id === task?.id && checkpoint === task.checkpoint);
  if (word !== 'unfinal' && (task === undefined || working(task) === null)) {
    const begun = await begunTurn(call.deps.play, gameId, call.person.id);
    if (begun !== undefined) {
      const { desk: planned, task: plan } = begun;
      const inAdvance = { ...call, deps: { ...call.deps, play: begun.play } };
      return pressed(inAdvance, { desk: planned, task: plan, reader }, verbFor(word, plan));
    }
  }
  if (word === 'confirm') {
    const none = nothingAsked(task);
    if (none !== null) return deskOf(call, gameId, [...before, { tone: 'info', words: reader.say(none) }]);
  }
  if (task === undefined) return deskOf(call, gameId, before);
  const verb = verbFor(word, task);
  if (word === 'final' && verb === 'back') {
    const nothing = reader.say(t('desk.doneNothing', { open: task.question.text }));
    return deskOf(call, gameId, [...before, { tone: 'info', words: nothing }]);
  }
  return pressed(call, { desk, task, reader }, verb);
}

/** As if a button of a task had been pressed. */
async function pressed(
  call: Call,
  { desk, task, reader }: { readonly desk: Desk; readonly task: Task; readonly reader: Voice },
  verb: string,
  extra = '',
): Promise<Screen> {
  const run = taskVerbs[verb];
  if (run === undefined) return deskOf(call, desk.game.id);
  const args = ['', '', '', extra];
  const press = { game: desk.game.id, checkpoint: task.checkpoint, question: taskToken(task), verb, args };
  return shownScreen(call, await act(call.deps, { userId: call.person.id, voice: reader }, press, noInput, run));
}

/** Whether a person is being asked just now whether they mean what they have put together in a game. */
export async function waitsForYes(call: Call, gameId: number): Promise<boolean> {
  const desk = await call.deps.play.desk(gameId, call.person.id);
  return (await askedNow(call, desk, gameVoice(call, desk.game.kind))) !== null;
}

/** What the person is being asked whether they mean it, when that is the last they were shown and nothing has changed since. */
async function askedNow(call: Call, desk: Desk, reader: Voice): Promise<Asking | null> {
  const stamp = await lastShown(call.deps, { gameId: desk.game.id, userId: call.person.id });
  return askings.find((asking) => liveMark(desk, reader, { asking }).stamp === stamp) ?? null;
}

/** Whether what has been put together would be asked about again. */
function isDangerous({ question, draft, saved, sealed }: Task): boolean {
  if (draft === null) return false;
  const checked = check(question, draft);
  return (
    dangersOf(question.form, draft, sealed ? saved : null).length > 0 ||
    (checked.ok && checked.review.confirm !== undefined)
  );
}

/** What is dangerous is asked about first. */
function verbFor(word: Exclude<DeskWord, 'undo' | 'refuse'>, task: Task): string {
  switch (word) {
    case 'clear':
    case 'unfinal':
      return word;
    case 'final':
      return task.sealed ? 'final' : mayPass(task) ? 'send' : sending(task);
    case 'pass':
      return 'send';
    case 'confirm':
      return sending(task);
  }
}

/** What is said where nothing waits for a yes; null where something does. */
function nothingAsked(task: Task | undefined): Text | null {
  if (task === undefined || task.final) return t('desk.confirmIdle');
  if (working(task) === null) return t('desk.confirmNothing', { open: task.question.text });
  return task.sealed && task.draft === null ? t('desk.confirmSaved') : null;
}

/** Whether nothing has been put together, and that is an answer: no orders, or no allotment where it is asked about. */
function mayPass(task: Task): boolean {
  const { question, sealed } = task;
  if (sealed || working(task) !== null) return false;
  switch (question.form.kind) {
    case 'choose':
      return false;
    case 'orders':
      return check(question, []).ok;
    case 'spread': {
      const checked = check(question, {});
      return checked.ok && checked.review.confirm !== undefined;
    }
  }
}

/** Whether a text is the name under which a sheet without orders is handed in. */
function namesNone(call: Call, desk: Desk, task: Task, text: string): boolean {
  const { form } = task.question;
  if (form.kind !== 'orders' || form.none === undefined || !mayPass(task)) return false;
  const { none } = form;
  const wanted = bareForms(text).map(foldName);
  return languages.some((lang) => wanted.includes(foldName(call.deps.wording.say(none, lang, desk.game.kind))));
}

/** Nothing put together is nothing to hand in. */
function sending(task: Task): string {
  return working(task) === null ? 'back' : 'send';
}

/** Whether a question can be answered with a no: one of its options is called so, or nothing need be chosen. */
function takesNo(call: Call, desk: Desk, task: Task, text: string): boolean {
  const { form } = task.question;
  return isOption(call, desk, task, text) || (form.kind === 'choose' && form.min === 0);
}

function isOption(call: Call, desk: Desk, { question }: Task, text: string): boolean {
  if (question.form.kind !== 'choose') return false;
  const wanted = foldName(text);
  const isCalledSo = (names: Text): boolean =>
    languages.some((lang) =>
      call.deps.wording
        .say(names, lang, desk.game.kind)
        .split(' / ')
        .some((name) => foldName(name) === wanted),
    );
  return question.form
    .options()
    .some(({ text: name, also }) => isCalledSo(name) || (also !== undefined && isCalledSo(also)));
}

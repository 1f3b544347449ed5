// Drawers for what is written by hand: letters to others, notes for oneself, guesses at what others do.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import type { BoardState, Done, Letters as LettersShown, Notes as NotesShown, Supposed, Tried } from '../wire.js';
import { useKept } from './kept.js';
import { newName, type Api } from './net.js';

interface Drawer {
  readonly api: Api;
  readonly state: BoardState;
}

/** Letters are looked for so often while they are in sight, in milliseconds. */
const lookMs = 20_000;

/** What is shown of something that is read once and changed by trying; `attempt` tells whether it was done. */
function useTried<T>(read: () => Promise<T>, notSent: string) {
  const [shown, setShown] = useState<T | null>(null);
  const [notes, setNotes] = useState<Done['notes']>([]);
  const look = (): void => void read().then(setShown, () => undefined);
  /** What was sent last and not answered: pressed again, the same is one thing and no second. */
  const unanswered = useRef<{ readonly what: string; readonly name: string } | null>(null);
  const attempt = async (what: string, send: (name: string) => Promise<Tried<T>>): Promise<boolean> => {
    const { name } = unanswered.current?.what === what ? unanswered.current : { name: newName() };
    unanswered.current = { what, name };
    try {
      const done = await send(name);
      unanswered.current = null;
      setShown(done.shown);
      setNotes(done.notes);
      return done.isDone;
    } catch {
      setNotes([{ tone: 'bad', text: notSent }]);
      return false;
    }
  };
  return { shown, notes, look, attempt };
}

function Told({ notes }: { readonly notes: Done['notes'] }): JSX.Element {
  return (
    <>
      {notes.map(({ tone, text }) => (
        <p class={`note ${tone}`} key={text}>
          {text}
        </p>
      ))}
    </>
  );
}

/** A field to write in, and the button that does something with it. */
function Writing({
  label,
  text,
  write,
  button,
  isOff = false,
  send,
}: {
  readonly label: string;
  readonly text: string;
  readonly write: (text: string) => void;
  readonly button: string;
  readonly isOff?: boolean;
  readonly send: () => void;
}): JSX.Element {
  return (
    <>
      <textarea
        rows={3}
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={({ currentTarget: { value } }) => write(value)}
      />
      <div class="row">
        <button type="button" class="go" disabled={isOff || text.trim() === ''} onClick={send}>
          {button}
        </button>
      </div>
    </>
  );
}

function When({ at, lang }: { readonly at: number; readonly lang: string }): JSX.Element {
  const text = new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}

export function Letters({ api, state: { game, says, lang, version } }: Drawer): JSX.Element | null {
  const { shown, notes, look, attempt } = useTried<LettersShown>(() => api.letters(), says.notSent);
  const [text, write] = useKept(game, 'letter');
  const [to, setTo] = useState<ReadonlySet<string>>(new Set());
  const [as, setAs] = useState<string | null>(null);
  useEffect(look, [version]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), lookMs);
    return () => clearInterval(timer);
  }, []);
  if (shown === null) return null;
  const { others, toAll, mine, letters } = shown;
  const open = [...others.filter(({ id }) => to.has(id)).map(({ id }) => id)];
  const isToAll = toAll && to.has(everybody);
  const turned = (id: string): void => {
    const next = new Set(to);
    if (!next.delete(id)) {
      // A letter goes to some seats, or to everybody.
      if (id === everybody) next.clear();
      else next.delete(everybody);
      next.add(id);
    }
    setTo(next);
  };
  const send = async (): Promise<void> => {
    if (
      await attempt(JSON.stringify([isToAll, open, text, as]), (name) =>
        api.write(isToAll ? null : open, text, as, name),
      )
    )
      write('');
  };
  const answer = (from: string, at: number, accepted: boolean): Promise<boolean> =>
    attempt(JSON.stringify([from, at, accepted]), (name) => api.answerLetter({ from, at, accepted }, name));
  return (
    <section class="aside">
      <ul class="letters">
        {letters.length === 0 && <li>{says.noLetters}</li>}
        {letters.map((letter) => (
          <li key={letter.id} class={letter.isMine ? 'mine' : ''}>
            <b>{letter.head}</b> <When at={letter.at} lang={lang} />
            <p>{letter.text}</p>
            {letter.heard !== null && <p class="hint">{letter.heard}</p>}
            {letter.answers.length > 0 && (
              <div class="row">
                {letter.answers.map(({ accepted, text: said }) => (
                  <button type="button" key={said} onClick={() => void answer(letter.from, letter.at, accepted)}>
                    {said}
                  </button>
                ))}
              </div>
            )}
            {!letter.isMine &&
              letter.answers.length === 0 &&
              letter.circle.some((id) => others.some((one) => one.id === id)) && (
                <button type="button" onClick={() => setTo(new Set(letter.circle))}>
                  {says.answer}
                </button>
              )}
          </li>
        ))}
      </ul>
      <p class="hint">{shown.now}</p>
      {(others.length > 0 || toAll) && (
        <>
          {mine.length > 1 && (
            <div class="row">
              {mine.map(({ id, name }, n) => (
                <button
                  type="button"
                  key={id}
                  aria-pressed={as === null ? n === 0 : as === id}
                  class={(as === null ? n === 0 : as === id) ? 'on' : ''}
                  onClick={() => setAs(id)}
                >
                  {name}
                </button>
              ))}
              →
            </div>
          )}
          <div class="row">
            {[...others, ...(toAll ? [{ id: everybody, name: says.everybody }] : [])].map(({ id, name }) => (
              <button
                type="button"
                key={id}
                aria-pressed={to.has(id)}
                class={to.has(id) ? 'on' : ''}
                onClick={() => turned(id)}
              >
                {name}
              </button>
            ))}
          </div>
          <Writing
            label={says.letterText}
            text={text}
            write={write}
            button={says.send}
            isOff={!isToAll && open.length === 0}
            send={() => void send()}
          />
          {shown.later !== null && <p class="hint">{shown.later}</p>}
        </>
      )}
      <Told notes={notes} />
    </section>
  );
}

/** No seat is called so. */
const everybody = '*';

export function Notes({ api, state: { game, says, lang } }: Drawer): JSX.Element | null {
  const { shown, notes, look, attempt } = useTried<NotesShown>(() => api.notes(), says.notSent);
  const [text, write] = useKept(game, 'note');
  useEffect(look, []);
  if (shown === null) return null;
  const keep = async (): Promise<void> => {
    if (await attempt(`keep ${text}`, (name) => api.keepNote(text, name))) write('');
  };
  return (
    <section class="aside">
      {shown.notes.length === 0 && <p class="hint">{shown.about}</p>}
      <ul class="letters">
        {shown.notes.map(({ number, text: kept, at, drop }) => (
          <li key={number}>
            <When at={at} lang={lang} />
            <p>{kept}</p>
            <button type="button" onClick={() => void attempt(`drop ${number}`, (name) => api.dropNote(number, name))}>
              {drop}
            </button>
          </li>
        ))}
      </ul>
      <Writing label={says.noteText} text={text} write={write} button={says.note} send={() => void keep()} />
      <Told notes={notes} />
    </section>
  );
}

export function WhatIf({
  api,
  state: { game, says },
  show,
}: Drawer & {
  /** Told which picture to show in place of the board; null: the board. */
  readonly show: (scene: LaidOutScene | null) => void;
}): JSX.Element {
  const { shown, notes, attempt } = useTried<Supposed | null>(() => Promise.resolve(null), says.notSent);
  const [text, write] = useKept(game, 'guesses');
  useEffect(() => () => show(null), []);
  useEffect(() => show(shown?.scene ?? null), [shown]);
  return (
    <section class="aside">
      <Writing
        label={says.guesses}
        text={text}
        write={write}
        button={says.try}
        send={() => void attempt(text, () => api.suppose(text))}
      />
      <Told notes={notes} />
      {shown !== null && (
        <>
          <p class="hint">{shown.about}</p>
          {shown.unread.map((line) => (
            <p class="note warn" key={line}>
              {line}
            </p>
          ))}
          {shown.told.map((line, n) => (
            <p key={n}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}

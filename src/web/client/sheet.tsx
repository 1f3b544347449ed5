// The sheet at the thumb: the question in front, what of it is no place on the board, and one green button.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Act, Asked, BoardState, ChooseForm, MakingForm, SpreadForm } from '../wire.js';
import { CardRow, withFaces } from './cards.js';
import { inSheet, List, Press, type Desk } from './options.js';
import { Orders } from './orders.js';
import { chosenWith, counted, without } from './press.js';
import { isBare, promptOf } from './prompts.js';

/** A question of more characters is written smaller. */
const longText = 90;

export function Question({
  asked,
  desk,
  children,
}: {
  readonly asked: Asked;
  readonly desk: Desk;
  /** What stands beside the question, under its words. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { form } = asked;
  const making = form.kind === 'orders' ? form.making : null;
  const text = making === null ? asked.text : [making.subject, ...making.trail].join(' → ');
  const { deck, picked, isOnBoard, isBeside } = desk;
  const told = making === null ? '' : saidOf(making);
  const prompt = promptOf(asked, {
    picked,
    isOnBoard: (of) => isOnBoard(of) || isBeside(of),
    isCard: (of) => deck !== null && Object.hasOwn(deck.faces, of),
  });
  return (
    <div class="question">
      <h2 class={text.length > longText ? 'long' : ''}>
        <span class="seat">{asked.seatName}</span> {text}
      </h2>
      {told !== '' && <p class="trail">{told}</p>}
      {desk.isLaidOut && (asked.count !== null || prompt !== null) && (
        <p class="prompt" id="prompt">
          {asked.count !== null && <b>{asked.count}</b>} {prompt !== null && desk.says[prompt]}
        </p>
      )}
      {children}
      {form.kind === 'choose' && <Choices form={form} desk={desk} />}
      {form.kind === 'spread' && <Rows form={form} desk={desk} />}
      {form.kind === 'orders' && <Orders form={form} asked={asked} desk={desk} />}
      {asked.passes.length > 0 && (
        <div class="row">
          {asked.passes.map(({ id, text }) => (
            <Press key={id} act={{ do: 'pass', way: id }} desk={desk}>
              {text}
            </Press>
          ))}
        </div>
      )}
      <Send asked={asked} desk={desk} />
    </div>
  );
}

/** What is asked of an order in the making; nothing where no step can follow, or where it says no more than what stands above and below it. */
function saidOf({ text, subject, trail, options, near }: MakingForm): string {
  if (options.length + near.length === 0) return '';
  return trail.length === 0 && text.startsWith(subject) ? '' : text;
}

/** Options that say much of themselves are read as cards are. */
function areCards(options: readonly { readonly detail?: string }[]): boolean {
  const told = options.filter(({ detail = '' }) => detail.length >= cardText);
  return told.length >= 3 && told.length * 2 >= options.length;
}

/** Characters of a detail from which on an option is a card. */
const cardText = 30;

/** A press on an option: chosen, once more where it may be, or not any longer. */
function pressOn({ options, open, chosen, max }: ChooseForm, id: string): Act {
  const most = options.find((option) => option.id === id)?.max ?? 1;
  const isChosen = chosen.includes(id);
  const isOpen = open.includes(id) && (!isChosen || (max > 1 && most > 1));
  return { do: 'set', value: isOpen ? chosenWith(chosen, id, max) : without(chosen, id) };
}

function Choices({ form, desk }: { readonly form: ChooseForm; readonly desk: Desk }): JSX.Element {
  const shown = inSheet(form.options, desk).filter(({ id }) => form.open.includes(id) || form.chosen.includes(id));
  const { faced, plain } = withFaces(shown, desk.deck);
  const isCards = areCards(plain);
  // A card that is chosen says so itself, unless it counts which came first.
  const names = form.chosen.flatMap((id, n) => {
    const option = form.options.find((one) => one.id === id);
    return option === undefined || (!form.ordered && faced.includes(option)) ? [] : [{ option, n }];
  });
  const faces = desk.deck !== null && faced.length > 0 && (
    <CardRow
      key="faces"
      deck={desk.deck}
      says={desk.says}
      cards={faced.map((option) => ({ ...option, isChosen: form.chosen.includes(option.id) }))}
      choose={(id) => desk.act(pressOn(form, id))}
      isMany={form.max > 1}
    />
  );
  const list = (
    <List key="list" items={plain} filter={desk.says.filter} asCards={isCards}>
      {(option) => {
        const isChosen = form.chosen.includes(option.id);
        return (
          <Press key={option.id} kind={`option${isChosen ? ' on' : ''}`} desk={desk} act={pressOn(form, option.id)}>
            {isCards && option.group !== undefined && !option.text.startsWith(option.group) && (
              <small class="kind">{option.group}</small>
            )}
            <b>{option.text}</b>
            {option.danger !== undefined && <small class="danger">{option.danger}</small>}
            {option.detail !== undefined && <small>{option.detail}</small>}
          </Press>
        );
      }}
    </List>
  );
  // What the question is about comes first, as it does in messages.
  const [uppermost] = shown;
  const isPlainFirst = uppermost !== undefined && plain.includes(uppermost);
  return (
    <>
      {names.length > 0 && (
        <div class="row chips">
          {names.map(({ option, n }) => (
            <Press key={n} kind="chip" desk={desk} act={{ do: 'set', value: form.chosen.filter((_, at) => at !== n) }}>
              {form.ordered ? `${n + 1}. ` : ''}
              {option.text} ×
            </Press>
          ))}
        </div>
      )}
      {names.map(({ option, n }) =>
        option.detail !== undefined && desk.isOnBoard(option.of) ? (
          <p class="hint" key={n}>
            {option.detail}
          </p>
        ) : null,
      )}
      {isPlainFirst ? [list, faces] : [faces, list]}
    </>
  );
}

function Rows({ form, desk }: { readonly form: SpreadForm; readonly desk: Desk }): JSX.Element {
  const shown = form.rows.filter((row) =>
    desk.picked === null ? row.count > row.min || !desk.isOnBoard(row.of) : row.of === desk.picked,
  );
  return (
    <>
      <p class="total">
        {form.price} / {form.max}
        {form.max > form.price && ` · ${form.max - form.price} ${desk.says.left}`}
      </p>
      <List items={shown} filter={desk.says.filter}>
        {(row) => (
          <div class="count" key={row.id}>
            <span>
              <b>{row.text}</b>
              {row.detail !== undefined && <small>{row.detail}</small>}
            </span>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.less}: ${row.text}`}
              off={row.count <= row.min}
              act={{ do: 'set', value: counted(form.rows, row.id, -1) }}
            >
              −
            </Press>
            <output>{row.count}</output>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.more}: ${row.text}`}
              off={row.room === 0}
              act={{ do: 'set', value: counted(form.rows, row.id, 1) }}
            >
              +
            </Press>
          </div>
        )}
      </List>
    </>
  );
}

/** So long after a question has come, or its board, the green button rests: a second tap was not meant for it. In milliseconds. */
const restMs = 300;

/** Whoever has not begun has done nothing wrong: what is due stands in the prompt. */
function isUntouched(form: Asked['form']): boolean {
  return form.kind === 'spread' && form.rows.every(({ count, min }) => count === min);
}

/** The one green button, and beside it why it is off. */
function Send({ asked, desk }: { readonly asked: Asked; readonly desk: Desk }): JSX.Element | null {
  const { form, amiss, sealed, isFinal, stands, waits } = asked;
  const [isResting, setResting] = useState(true);
  useEffect(() => {
    if (!desk.isLaidOut) return undefined;
    const timer = setTimeout(() => setResting(false), restMs);
    return () => clearTimeout(timer);
  }, [desk.isLaidOut]);
  if (form.kind === 'orders' && form.making !== null) return null;
  const isEmpty = form.kind === 'choose' && form.chosen.length === 0;
  if (isFinal)
    return (
      <div class="row end">
        <span class="why">{stands}</span>
        <Press desk={desk} act={{ do: 'unfinal' }}>
          {desk.says.unfinal}
        </Press>
      </div>
    );
  const isOff = amiss.length > 0 || (form.kind === 'choose' && isEmpty && !form.mayBeNone);
  return (
    <div class="row end">
      {[...asked.warnings, ...asked.forecasts].map((told) => (
        <span class="why" key={told}>
          {told}
        </span>
      ))}
      {amiss.length > 0 && !(isEmpty && asked.count === null) && !isUntouched(form) && (
        <span class="why">{amiss[0]}</span>
      )}
      {stands !== null && <span class="why">{stands}</span>}
      {!waits && (
        <Press
          desk={desk}
          kind={`go${isBare(asked) ? ' bare' : ''}${isResting && !isOff ? ' resting' : ''}`}
          off={isOff || isResting}
          act={{ do: 'send', final: sealed || (form.kind === 'choose' && isEmpty), confirmed: false }}
        >
          {asked.go}
        </Press>
      )}
    </div>
  );
}

/** Asks once more before something that may lose the game. */
export function Sure({
  text,
  says,
  yes,
  no,
}: {
  readonly text: string;
  readonly says: BoardState['says'];
  readonly yes: () => void;
  readonly no: () => void;
}): JSX.Element {
  return (
    <div class="question">
      <h2>{text}</h2>
      <div class="row end">
        <button type="button" onClick={no}>
          {says.no}
        </button>
        <button type="button" class="loss" onClick={yes}>
          {says.yes}
        </button>
      </div>
    </div>
  );
}

// A sheet of orders: those given, what can be ordered, and the order in the making.
import type { JSX } from 'preact';
import type { Asked, MakingForm, OrdersForm } from '../wire.js';
import { CardRow, withFaces } from './cards.js';
import { inSheet, List, Press, type Desk } from './options.js';
import { endsWith, goalsOf, opened, stepBack } from './press.js';

export function Orders({
  form,
  asked,
  desk,
}: {
  readonly form: OrdersForm;
  readonly asked: Asked;
  readonly desk: Desk;
}): JSX.Element {
  if (form.making !== null) return <Making making={form.making} asked={asked} desk={desk} />;
  const shown = inSheet(form.subjects, desk).filter(({ isOrdered }) => !isOrdered || desk.picked !== null);
  const { faced, plain } = withFaces(shown, desk.deck);
  return (
    <>
      {form.orders.length > 0 && (
        <div class="row chips">
          {form.orders.map((order, at) => (
            <Press key={at} kind="chip" desk={desk} label={`${desk.says.drop}: ${order.text}`} act={{ do: 'drop', at }}>
              {order.text} ×
            </Press>
          ))}
        </div>
      )}
      {desk.deck !== null && faced.length > 0 && (
        <CardRow
          deck={desk.deck}
          says={desk.says}
          cards={faced.map((subject) => ({ ...subject, isChosen: subject.isOrdered }))}
          choose={(id) => {
            const subject = faced.find((one) => one.id === id);
            if (subject !== undefined) desk.act(opened(form.orders, subject));
          }}
        />
      )}
      <List items={plain} filter={desk.says.filter}>
        {(subject) => (
          <Press key={subject.id} kind="option" desk={desk} act={opened(form.orders, subject)}>
            <b>{subject.text}</b>
            {subject.detail !== undefined && <small>{subject.detail}</small>}
          </Press>
        )}
      </List>
    </>
  );
}

function Making({
  making,
  asked,
  desk,
}: {
  readonly making: MakingForm;
  readonly asked: Asked;
  readonly desk: Desk;
}): JSX.Element {
  const goals = goalsOf(making);
  const shown = desk.picked === null ? making.options.filter(({ of }) => !desk.isOnBoard(of)) : [];
  const wanted = desk.picked === null ? [] : goals.filter(({ of }) => of === desk.picked);
  const { order, at } = making;
  const units = (id: string, count: number): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries({ ...order.units, [id]: count }).filter(([, n]) => n > 0));
  const isCounted = order.path.length > 0 && making.kinds.length > 0;
  const told =
    making.complete &&
    [...asked.amiss.slice(0, 1), ...asked.warnings, ...asked.forecasts].map((line) => (
      <p class="hint" key={line}>
        {line}
      </p>
    ));
  return (
    <>
      {/* What changes with each − and + stands where it is seen while they are pressed. */}
      {isCounted && told}
      {isCounted &&
        making.kinds.map((kind) => (
          <div class="count" key={kind.id}>
            <b>{kind.text}</b>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.less}: ${kind.text}`}
              off={kind.count === 0}
              act={{ do: 'make', order: { ...order, units: units(kind.id, kind.count - 1) }, at }}
            >
              −
            </Press>
            <output>
              {kind.count} / {kind.max}
            </output>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.more}: ${kind.text}`}
              off={!kind.isMore}
              act={{ do: 'make', order: { ...order, units: units(kind.id, kind.count + 1) }, at }}
            >
              +
            </Press>
          </div>
        ))}
      <List
        items={
          desk.picked === null
            ? shown.map((option) => ({
                ...option,
                act: { do: 'make', order: { ...order, path: [...order.path, option.id] }, at } as const,
              }))
            : wanted
        }
        filter={desk.says.filter}
      >
        {(goal) => (
          <Press key={goal.id} kind="option" desk={desk} act={goal.act}>
            <b>{goal.text}</b>
            {goal.danger !== undefined && <small class="danger">{goal.danger}</small>}
            {goal.detail !== undefined && <small>{goal.detail}</small>}
          </Press>
        )}
      </List>
      {!isCounted && told}
      <div class={making.complete ? 'row end' : 'row'}>
        <Press desk={desk} act={stepBack(making)}>
          {desk.says.back}
        </Press>
        {at !== null && (
          <Press desk={desk} kind="loss" act={{ do: 'drop', at }}>
            {desk.says.drop}
          </Press>
        )}
        {making.complete && (
          <Press desk={desk} kind="go" act={{ do: 'place', order, at }}>
            {desk.says.keep}
          </Press>
        )}
      </div>
      {endsWith(asked) && (
        <div class="row">
          <Press desk={desk} act={{ do: 'send', final: asked.sealed, confirmed: false }}>
            {asked.go}
          </Press>
        </div>
      )}
    </>
  );
}

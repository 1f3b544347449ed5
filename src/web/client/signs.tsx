// What stands at places of the board, a line each: where one of the places is asked for, its line chooses it; elsewhere it shows where the place is.
import type { JSX } from 'preact';
import type { Asked, Sign } from '../wire.js';
import type { Pressing } from './drawing.js';

export function Signs({
  signs,
  asked,
  pressing: { lights, press },
  show,
}: {
  readonly signs: readonly Sign[];
  readonly asked: Asked;
  readonly pressing: Pressing;
  readonly show: (of: string) => void;
}): JSX.Element {
  const options = asked.form.kind === 'choose' ? asked.form.options : [];
  return (
    <>
      {signs.map(({ at: of, detail }) => {
        const meant = options.filter((option) => option.of === of);
        return meant.length > 0 && (lights.open.has(of) || lights.chosen.has(of)) ? (
          <button
            type="button"
            class={`option wide${lights.chosen.has(of) ? ' on' : ''}`}
            key={of}
            onClick={() => press(of)}
          >
            <b>{meant.map(({ text }) => text).join('; ')}</b>
            <small>{meant[0]?.detail ?? detail}</small>
          </button>
        ) : (
          <button type="button" class="line" key={of} onClick={() => show(of)}>
            {detail}
          </button>
        );
      })}
    </>
  );
}

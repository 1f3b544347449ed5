// What lies over the page: dialogs, pictures in full size, short notices.
import type { ComponentChild, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icons.js';
import { say } from './language.js';
import type { Dialog } from './state.js';
import { change, state } from './state.js';

let keys = 0;

/** Shows a dialog in the middle; it gets its closer. */
export function dialog(draw: Dialog['draw']): void {
  keys += 1;
  const before = document.activeElement;
  change({ menu: null, dialogs: [...state.dialogs, { key: keys, draw, before }] });
}

function Shade({ of }: { readonly of: Dialog }): VNode {
  const close = (): void => {
    change({ dialogs: state.dialogs.filter((it) => it !== of) });
    if (of.before instanceof HTMLElement) of.before.focus();
  };
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && state.menu === null && state.dialogs.at(-1) === of) close();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
  return (
    <div class="shade" onPointerDown={(event) => event.target === event.currentTarget && close()}>
      {of.draw(close)}
    </div>
  );
}

/** A picture in full size: press it to see every pixel, beside it to close. */
function Viewer({
  url,
  alt,
  close,
}: {
  readonly url: string;
  readonly alt: string;
  readonly close: () => void;
}): VNode {
  const [natural, setNatural] = useState(false);
  return (
    <div class="viewer" onClick={(event) => event.target === event.currentTarget && close()}>
      <img class={`full ${natural ? 'natural' : ''}`} src={url} alt={alt} onClick={() => setNatural(!natural)} />
      <div class="viewer-bar">
        {alt !== '' && <span class="alt">{alt}</span>}
        <a href={url} target="_blank" rel="noopener">
          {say('view.open')}
        </a>
        <button class="plain" onClick={close} title={say('view.close')}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
export const showPicture = (url: string, alt: string): void =>
  dialog((close) => <Viewer url={url} alt={alt} close={close} />);

let noticeTimer: number | undefined;
/** A short notice at the bottom. */
export function notice(text: string, bad = false): void {
  keys += 1;
  change({ notice: { key: keys, text, bad } });
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => change({ notice: null }), 4000);
}

/** Everything over the page, with the menu that is open. */
export const Layer = ({ children }: { readonly children: ComponentChild }): VNode => (
  <div id="layer">
    {state.dialogs.map((it) => (
      <Shade key={it.key} of={it} />
    ))}
    {children}
    {state.notice && (
      <div key={state.notice.key} class={`notice ${state.notice.bad ? 'bad' : ''}`} role="status">
        {state.notice.text}
      </div>
    )}
  </div>
);

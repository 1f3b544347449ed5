// What lies over the page: pop-ups beside an element, dialogs, pictures in full size, short notices.
import { append, byId, h, icon } from './dom.js';
import { say } from './language.js';

let popped: (() => void) | null = null;

export function closePopup(): void {
  popped?.();
}

/** Shows a box beside an anchor until something else is pressed; `onClose` hears when it goes. */
export function popup(
  anchor: HTMLElement,
  box: HTMLElement,
  onClose: () => void,
): { readonly close: () => void; readonly place: () => void } {
  closePopup();
  const holder = h('div.popup', {}, box);
  byId('layer').append(holder);
  const place = (): void => {
    const at = anchor.getBoundingClientRect();
    holder.style.minWidth = `${at.width}px`;
    const size = holder.getBoundingClientRect();
    const room = innerHeight - at.bottom - 12;
    const up = size.height > room && at.top > room;
    holder.style.left = `${Math.max(8, Math.min(at.left, innerWidth - size.width - 8))}px`;
    holder.style.top = up ? `${Math.max(8, at.top - size.height - 6)}px` : `${at.bottom + 6}px`;
  };
  place();
  const close = (): void => {
    holder.remove();
    removeEventListener('pointerdown', away, true);
    removeEventListener('keydown', key, true);
    popped = null;
    onClose();
  };
  const away = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !holder.contains(target) && !anchor.contains(target)) close();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  addEventListener('pointerdown', away, true);
  addEventListener('keydown', key, true);
  popped = close;
  return { close, place };
}

/** A dialog in the middle; returns its closer. */
export function dialog(box: HTMLElement): () => void {
  closePopup();
  const before = document.activeElement;
  const close = (): void => {
    shade.remove();
    removeEventListener('keydown', key);
    if (before instanceof HTMLElement) before.focus();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !popped) close();
  };
  const shade = h('div.shade', {}, box);
  shade.addEventListener('pointerdown', (event) => {
    if (event.target === shade) close();
  });
  addEventListener('keydown', key);
  byId('layer').append(shade);
  return close;
}

/** A picture in full size: press it to see every pixel, beside it to close. */
export function showPicture(url: string, alt: string): void {
  const picture = h('img.full', { src: url, alt, onclick: () => void picture.classList.toggle('natural') });
  const close = dialog(
    h(
      'div.viewer',
      {
        onclick: (event) => {
          if (event.target === event.currentTarget) close();
        },
      },
      picture,
      h(
        'div.viewer-bar',
        {},
        alt ? h('span.alt', {}, alt) : null,
        h('a', { href: url, target: '_blank', rel: 'noopener' }, say('view.open')),
        h('button.plain', { onclick: () => close(), title: say('view.close') }, icon('close')),
      ),
    ),
  );
}

let noticeTimer: number | undefined;
/** A short notice at the bottom. */
export function notice(text: string, bad = false): void {
  document.querySelector('.notice')?.remove();
  const node = h('div.notice', { role: 'status', class: bad ? 'bad' : '' }, text);
  append(byId('layer'), [node]);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => node.remove(), 4000);
}

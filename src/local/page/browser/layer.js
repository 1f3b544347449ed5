// What lies over the page: pop-ups beside an element, dialogs, pictures in full size, short notices.
import { append, h, icon } from './dom.js';
import { say } from './words.js';

const layer = () => document.getElementById('layer');
let popped = null;

export function closePopup() {
  popped?.();
}

/** Shows a box beside an anchor until something else is pressed; `onClose` hears when it goes. */
export function popup(anchor, box, { onClose, above = false, width } = {}) {
  closePopup();
  const holder = h('div.popup', { class: above ? 'above' : '' }, box);
  layer().append(holder);
  const place = () => {
    const at = anchor.getBoundingClientRect();
    holder.style.minWidth = `${width ?? at.width}px`;
    const size = holder.getBoundingClientRect();
    const room = innerHeight - at.bottom - 12;
    const up = above || (size.height > room && at.top > room);
    holder.style.left = `${Math.max(8, Math.min(at.left, innerWidth - size.width - 8))}px`;
    holder.style.top = up ? `${Math.max(8, at.top - size.height - 6)}px` : `${at.bottom + 6}px`;
  };
  place();
  const close = () => {
    holder.remove();
    removeEventListener('pointerdown', away, true);
    removeEventListener('keydown', key, true);
    popped = null;
    onClose?.();
  };
  const away = (event) => {
    if (!holder.contains(event.target) && !anchor.contains(event.target)) close();
  };
  const key = (event) => {
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
export function dialog(box, onClose) {
  closePopup();
  const before = document.activeElement;
  const close = () => {
    shade.remove();
    removeEventListener('keydown', key);
    onClose?.();
    before?.focus?.();
  };
  const key = (event) => {
    if (event.key === 'Escape' && !popped) close();
  };
  const shade = h('div.shade', { onpointerdown: (event) => event.target === shade && close() }, box);
  addEventListener('keydown', key);
  layer().append(shade);
  return close;
}

/** A picture in full size: press it to see every pixel, beside it to close. */
export function showPicture(url, alt) {
  const picture = h('img.full', { src: url, alt: alt ?? '', onclick: () => picture.classList.toggle('natural') });
  const close = dialog(
    h(
      'div.viewer',
      { onclick: (event) => event.target === event.currentTarget && close() },
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

let noticeTimer = null;
/** A short notice at the bottom. */
export function notice(text, bad = false) {
  document.querySelector('.notice')?.remove();
  const node = h('div.notice', { role: 'status', class: bad ? 'bad' : '' }, text);
  append(layer(), [node]);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => node.remove(), 4000);
}

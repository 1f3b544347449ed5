// Builds DOM nodes. Text always goes in as text, never as markup, so nothing a bot or person writes can run.
import type { Person } from './protocol.js';

export type Child = Node | string | null | undefined | false | readonly Child[];

type Handlers = { readonly [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K]) => void };
type Value = string | number | boolean | null | undefined;
type AttributeName =
  | 'alt'
  | 'autocomplete'
  | 'checked'
  | 'datetime'
  | 'disabled'
  | 'download'
  | 'hidden'
  | 'href'
  | 'id'
  | 'inputmode'
  | 'loading'
  | 'maxlength'
  | 'multiple'
  | 'name'
  | 'placeholder'
  | 'rel'
  | 'role'
  | 'rows'
  | 'src'
  | 'tabindex'
  | 'target'
  | 'title'
  | 'type'
  | 'value';

export type Props = Handlers & { readonly [K in AttributeName | `aria-${string}`]?: Value } & {
  readonly class?: string | undefined;
  readonly style?: Readonly<Record<string, string | undefined>>;
  readonly dataset?: Readonly<Record<string, string | null | undefined>>;
};

type TagOf<S extends string> = S extends `${infer Name}.${string}` ? Name : S;
type ElementOf<S extends string> =
  TagOf<S> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<S>] : HTMLElement;

/** h('div.card', {onclick}, child, …): tag with classes, attributes or handlers, children (null and false are left out). */
export function h<S extends string>(tag: S, props: Props = {}, ...children: readonly Child[]): ElementOf<S> {
  const [name = 'div', ...classes] = tag.split('.');
  const { class: more = '', style = {}, dataset = {}, ...rest } = props;
  const node = document.createElement(name);
  node.classList.add(...classes, ...more.split(' ').filter((word) => word !== ''));
  for (const [key, value] of Object.entries<Value | ((event: never) => void)>(rest)) {
    if (value === undefined || value === null || value === false) continue;
    // The event a handler takes is that of its name, as `Handlers` says.
    if (typeof value === 'function') node.addEventListener(key.slice(2), value as EventListener);
    else if (key === 'value' || key === 'checked' || key === 'disabled') Reflect.set(node, key, value);
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  for (const [key, value] of Object.entries(style)) if (value !== undefined) Reflect.set(node.style, key, value);
  for (const [key, value] of Object.entries(dataset)) if (typeof value === 'string') node.dataset[key] = value;
  append(node, children);
  // The browser makes the element that belongs to the tag.
  return node as ElementOf<S>;
}

export function append(node: Node, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === '') continue;
    if (typeof child === 'string') node.appendChild(document.createTextNode(child));
    else if (child instanceof Node) node.appendChild(child);
    else append(node, child);
  }
}

export function fill(node: Element, ...children: readonly Child[]): void {
  node.replaceChildren();
  append(node, children);
}

/** A part of the page that is always there, by its id in index.html. */
export function byId(
  id: 'composer' | 'header' | 'hints' | 'layer' | 'rail' | 'sidebar' | 'stage' | 'top',
): HTMLElement {
  const node = document.getElementById(id);
  if (!node) throw new Error(`index.html has no #${id}`);
  return node;
}

/** Whether an event's target lies inside what a selector names. */
export const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The address of a picture or file of this server without its host, so that it works from any address of the page. */
export function nearUrl(url: string): string {
  const found = /^https?:\/\/[^/]+(\/attachments\/.*)$/.exec(url);
  return found?.[1] !== undefined && /[?&]hm=/.test(url) && !url.includes('discordapp') ? found[1] : url;
}

const SVG = 'http://www.w3.org/2000/svg';
const ICONS = {
  hash: 'M10 3 8 21M16 3l-2 18M4 8h17M3 16h17',
  forum: 'M4 4h16v11H9l-5 5z',
  thread: 'M9 4 7 14M15 4l-1 6M4 8h14M3 12h9M12 15h8v4h-5l-3 3z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 3',
  skip: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  plus: 'M12 5v14M5 12h14',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 14s1.500 2.500 4 2.500 4-2.500 4-2.500M9 9.500v.5M15 9.500v.5',
  send: 'M3 20l18-8L3 4l3 8zM6 12h8',
  pin: 'M14 3l7 7-4 1-4 4-1 4-7-7 4-1 4-4zM8 16l-5 5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
} as const;

export type IconName = keyof typeof ICONS;

/** A line icon by name. */
export function icon(name: IconName, size = 20): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** Three dots that say something is on its way. */
export const dots = (): HTMLElement => h('span.dots', {}, h('i'), h('i'), h('i'));

/** What an avatar shows of somebody. */
export type Face = Pick<Person, 'name' | 'color' | 'bot'>;

/** A round picture for a person: their letter on their colour; the bot has its emblem. */
export function avatar(person: Face | null, size = 40): HTMLElement {
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.44)}px` };
  if (person?.bot) return h('img.avatar', { src: '/page/icon.svg', alt: '', style });
  const letter = (person?.name ?? '?').slice(0, 1).toUpperCase();
  return h(
    'span.avatar',
    { style: { ...style, background: person?.color ?? '#80848e' }, 'aria-hidden': 'true' },
    letter,
  );
}

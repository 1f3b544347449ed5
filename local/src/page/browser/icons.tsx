// Small things drawn everywhere: line icons, avatars, waiting dots, count badges.
import type { VNode } from 'preact';
import type { Person } from './protocol.js';

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
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): VNode => (
  <svg viewBox="0 0 24 24" width={size} height={size} class="icon" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

/** Three dots that say something is on its way. */
export const Dots = (): VNode => (
  <span class="dots">
    <i />
    <i />
    <i />
  </span>
);

/** How many are unread; nothing for none. */
export const Badge = ({ count }: { readonly count: number }): VNode | null =>
  count > 0 ? <span class="badge">{count > 99 ? '99+' : count}</span> : null;

/** What an avatar shows of somebody. */
export type Face = Pick<Person, 'name' | 'color' | 'bot'>;

/** A round picture for a person: their letter on their colour; the bot has its emblem. */
export function Avatar({ of, size = 40 }: { readonly of: Face | null; readonly size?: number }): VNode {
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.44)}px` };
  if (of?.bot) return <img class="avatar" src="/page/icon.svg" alt="" style={style} />;
  return (
    <span class="avatar" style={{ ...style, background: of?.color ?? '#80848e' }} aria-hidden="true">
      {(of?.name ?? '?').slice(0, 1).toUpperCase()}
    </span>
  );
}

/** The address of a picture or file of this server without its host, so that it works from any address of the page. */
export function nearUrl(url: string): string {
  const found = /^https?:\/\/[^/]+(\/attachments\/.*)$/.exec(url);
  return found?.[1] !== undefined && /[?&]hm=/.test(url) && !url.includes('discordapp') ? found[1] : url;
}

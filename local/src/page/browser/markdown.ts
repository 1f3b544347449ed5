// Discord's markdown as DOM nodes: blocks first, then marks inside a line, mentions and timestamps.
import { relative, timestamp } from './clock.js';
import type { Child, Props } from './dom.js';
import { h } from './dom.js';

const BLOCK = /^(?:(#{1,3}) +(\S.*)|-# +(\S.*)|> ?(.*)|( *)(?:[-*]) +(\S.*)|( *)(\d+)\. +(\S.*))$/;

type Piece = Node | string;

/** Finds what an id in a text stands for; null when nobody knows. */
export interface Look {
  readonly user: (id: string) => Piece | null;
  readonly role: (id: string) => Piece | null;
  readonly channel: (id: string) => Piece | null;
  readonly command: (name: string) => Piece | null;
}

/** The nodes of a text. */
export function markdown(text: string, look: Look): Piece[] {
  const out: Piece[] = [];
  const parts = text.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```/g);
  for (let at = 0; at < parts.length; at += 3) {
    const [before, , code] = parts.slice(at, at + 3);
    if (before) out.push(...blocks(before, look));
    if (code !== undefined) out.push(h('pre.code', {}, h('code', {}, code.replace(/\n$/, ''))));
  }
  return out;
}

function blocks(text: string, look: Look): Piece[] {
  const out: Piece[] = [];
  const lines = text.split('\n');
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) {
      plain.forEach((line, index) => {
        if (index > 0) out.push(h('br'));
        out.push(...inline(line, look));
      });
      plain = [];
    }
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('>>> ')) {
      flush();
      out.push(h('blockquote', {}, blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'), look)));
      return out;
    }
    const found = BLOCK.exec(line);
    if (!found) {
      plain.push(line);
      continue;
    }
    const [, marks, heading, small, quote, dent, item, numDent, number, numItem] = found;
    // A line break between a text and a block is the block's own.
    if (plain.at(-1) === '' && plain.length > 1) plain.pop();
    flush();
    if (heading) out.push(h(`h${(marks ?? '#').length}.md`, {}, inline(heading, look)));
    else if (small) out.push(h('small.md', {}, inline(small, look)));
    else if (quote !== undefined) {
      const rows = [quote];
      for (let next = lines[at + 1]; next !== undefined && /^> ?/.test(next); next = lines[at + 1]) {
        rows.push(next.replace(/^> ?/, ''));
        at += 1;
      }
      out.push(h('blockquote', {}, blocks(rows.join('\n'), look)));
    } else {
      const depth = Math.floor((dent ?? numDent ?? '').length / 2);
      const mark = number ? `${number}.` : depth === 0 ? '•' : '◦';
      out.push(
        h(
          'div.li',
          { style: { marginLeft: `${depth * 20}px` } },
          h('span.mark', {}, mark),
          h('span', {}, inline(item ?? numItem ?? '', look)),
        ),
      );
    }
  }
  flush();
  return out;
}

type Found = readonly [whole: string, first: string, second: string | undefined];

/** Marks at the start of what is left of a line, tried in order. */
const RULES: readonly (readonly [pattern: RegExp, make: (found: Found, look: Look) => Piece])[] = [
  [/^\\([^\w\s])/, (found) => found[1]],
  [/^`` ?([\s\S]+?) ?``/, (found) => h('code', {}, found[1])],
  [/^`([^`]+)`/, (found) => h('code', {}, found[1])],
  [/^\|\|([\s\S]+?)\|\|/, (found, look) => spoiler(inline(found[1], look))],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (found, look) => h('b', {}, h('i', {}, inline(found[1], look)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found, look) => h('b', {}, inline(found[1], look))],
  [/^__([\s\S]+?)__(?!_)/, (found, look) => h('u', {}, inline(found[1], look))],
  [/^~~([\s\S]+?)~~/, (found, look) => h('s', {}, inline(found[1], look))],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, (found, look) => h('i', {}, inline(found[1], look))],
  [/^_(?=\S)([\s\S]*?\S)_(?![\w_])/, (found, look) => h('i', {}, inline(found[1], look))],
  [
    /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    (found, look) => anchor(found[2] ?? '', inline(found[1], look)),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => anchor(found[1], found[1])],
  [/^https?:\/\/[^\s<>)\]]+[^\s<>)\].,:;!?'"]/, (found) => anchor(found[0], found[0])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (found) => timestamp(found[1], found[2])],
  [/^<@!?(\d+)>/, (found, look) => look.user(found[1]) ?? mention('@unknown')],
  [/^<@&(\d+)>/, (found, look) => look.role(found[1]) ?? mention('@role')],
  [/^<#(\d+)>/, (found, look) => look.channel(found[1]) ?? mention('#unknown')],
  [/^<\/([^:>]+):\d+>/, (found, look) => look.command(found[1]) ?? mention(`/${found[1]}`)],
  [/^<a?:(\w+):\d+>/, (found) => `:${found[1]}:`],
  [/^@(everyone|here)\b/, (found) => mention(found[0])],
];

export const mention = (text: Child, props: Props = {}): HTMLElement => h('span.mention', props, text);
const anchor = (url: string, content: Child): HTMLElement =>
  h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, content);

function spoiler(content: Child): HTMLElement {
  const node = h('span.spoiler', { tabindex: '0', role: 'button' }, content);
  node.addEventListener('click', () => node.classList.add('shown'));
  return node;
}

/** Marks inside one line. */
function inline(text: string, look: Look): Piece[] {
  const out: Piece[] = [];
  let plain = '';
  let rest = text;
  while (rest !== '') {
    const before = plain.at(-1) ?? '';
    let hit: readonly [length: number, piece: Piece] | null = null;
    for (const [pattern, make] of RULES) {
      const found = pattern.exec(rest);
      // snake_case is no italics
      if (!found || (rest[0] === '_' && rest[1] !== '_' && /\w/.test(before))) continue;
      hit = [found[0].length, make([found[0], found[1] ?? '', found[2]], look)];
      break;
    }
    if (hit) {
      if (plain !== '') out.push(plain);
      plain = '';
      out.push(hit[1]);
      rest = rest.slice(hit[0]);
    } else {
      plain += rest.charAt(0);
      rest = rest.slice(1);
    }
  }
  if (plain !== '') out.push(plain);
  return out;
}

/** Text with the marks taken away, for previews. */
export const plainText = (text: string): string =>
  text
    .replace(/```[\s\S]*?```/g, '…')
    .replace(/<t:(\d+)(?::\w)?>/g, (_, seconds: string) => relative(Number(seconds) * 1000))
    .replace(/^#{1,3} +|^-# +|^> /gm, '')
    .replace(/[*_~`|]{1,3}/g, '')
    .replace(/<[@#][!&]?\d+>/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

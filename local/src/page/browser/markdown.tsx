// Discord's markdown: blocks first, then marks inside a line, mentions and timestamps.
import type { ComponentChild, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { beginCommand, open } from './actions.js';
import { signOf } from './choices.js';
import { Stamp } from './clock.js';
import { Icon } from './icons.js';
import { channel, frame, nameColor, person } from './state.js';

const BLOCK = /^(?:(#{1,3}) +(\S.*)|-# +(\S.*)|> ?(.*)|( *)(?:[-*]) +(\S.*)|( *)(\d+)\. +(\S.*))$/;

/** A text with its marks, mentions and timestamps. */
export function markdown(text: string): ComponentChild[] {
  const out: ComponentChild[] = [];
  const parts = text.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```/g);
  for (let at = 0; at < parts.length; at += 3) {
    const [before, , code] = parts.slice(at, at + 3);
    if (before) out.push(...blocks(before));
    if (code !== undefined)
      out.push(
        <pre class="code">
          <code>{code.replace(/\n$/, '')}</code>
        </pre>,
      );
  }
  return out;
}

const HEADINGS = ['h1', 'h2', 'h3'] as const;

function blocks(text: string): ComponentChild[] {
  const out: ComponentChild[] = [];
  const lines = text.split('\n');
  let plain: string[] = [];
  const flush = (): void => {
    out.push(...plain.flatMap((line, index) => [index > 0 && <br />, ...inline(line)]));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('>>> ')) {
      flush();
      out.push(<blockquote>{blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'))}</blockquote>);
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
    if (heading) {
      const Heading = HEADINGS[(marks ?? '#').length - 1] ?? 'h1';
      out.push(<Heading class="md">{inline(heading)}</Heading>);
    } else if (small) out.push(<small class="md">{inline(small)}</small>);
    else if (quote !== undefined) {
      const rows = [quote];
      for (let next = lines[at + 1]; next !== undefined && /^> ?/.test(next); next = lines[at + 1]) {
        rows.push(next.replace(/^> ?/, ''));
        at += 1;
      }
      out.push(<blockquote>{blocks(rows.join('\n'))}</blockquote>);
    } else {
      const depth = Math.floor((dent ?? numDent ?? '').length / 2);
      out.push(
        <div class="li" style={{ marginLeft: `${depth * 20}px` }}>
          <span class="mark">{number ? `${number}.` : depth === 0 ? '•' : '◦'}</span>
          <span>{inline(item ?? numItem ?? '')}</span>
        </div>,
      );
    }
  }
  flush();
  return out;
}

type Found = readonly [whole: string, first: string, second: string | undefined];

/** Marks at the start of what is left of a line, tried in order. */
const RULES: readonly (readonly [pattern: RegExp, make: (found: Found) => ComponentChild])[] = [
  [/^\\([^\w\s])/, ([, text]) => text],
  [/^`` ?([\s\S]+?) ?``/, ([, text]) => <code>{text}</code>],
  [/^`([^`]+)`/, ([, text]) => <code>{text}</code>],
  [/^\|\|([\s\S]+?)\|\|/, ([, text]) => <Spoiler>{inline(text)}</Spoiler>],
  [
    /^\*\*\*([\s\S]+?)\*\*\*/,
    ([, text]) => (
      <b>
        <i>{inline(text)}</i>
      </b>
    ),
  ],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, text]) => <b>{inline(text)}</b>],
  [/^__([\s\S]+?)__(?!_)/, ([, text]) => <u>{inline(text)}</u>],
  [/^~~([\s\S]+?)~~/, ([, text]) => <s>{inline(text)}</s>],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, ([, text]) => <i>{inline(text)}</i>],
  [/^_(?=\S)([\s\S]*?\S)_(?![\w_])/, ([, text]) => <i>{inline(text)}</i>],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, ([, text, url]) => anchor(url ?? '', inline(text))],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url]) => anchor(url, url)],
  [/^https?:\/\/[^\s<>)\]]+[^\s<>)\].,:;!?'"]/, ([url]) => anchor(url, url)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, ([, seconds, style]) => moment(seconds, style)],
  [/^<@!?(\d+)>/, ([, id]) => user(id)],
  [/^<@&(\d+)>/, ([, id]) => role(id)],
  [/^<#(\d+)>/, ([, id]) => place(id)],
  [
    /^<\/([^:>]+):\d+>/,
    ([, line]) => (
      <span class="mention" onClick={() => void beginCommand(line)}>
        /{line}
      </span>
    ),
  ],
  [/^<a?:(\w+):\d+>/, ([, name]) => `:${name}:`],
  [/^@(everyone|here)\b/, ([whole]) => <span class="mention">{whole}</span>],
];

const anchor = (url: string, content: ComponentChild): VNode => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {content}
  </a>
);

function moment(seconds: string, style: string | undefined): ComponentChild {
  const time = Number(seconds) * 1000;
  return Number.isNaN(new Date(time).getTime()) ? `<t:${seconds}>` : <Stamp time={time} style={style} />;
}

function user(id: string): VNode {
  const found = person(id);
  return (
    <span class="mention" title={found?.username}>
      @{found?.name ?? 'unknown'}
    </span>
  );
}

function role(id: string): VNode {
  const found = frame().guild.roles.find((it) => it.id === id);
  return (
    <span class="mention" style={{ color: nameColor(id) }}>
      @{found?.name ?? 'role'}
    </span>
  );
}

function place(id: string): VNode {
  const found = channel(id);
  if (!found) return <span class="mention">#unknown</span>;
  return (
    <span class="mention place" onClick={() => void open(id)}>
      <Icon name={signOf(found)} size={15} />
      {found.name}
    </span>
  );
}

function Spoiler({ children }: { readonly children: ComponentChild }): VNode {
  const [shown, show] = useState(false);
  return (
    <span class={`spoiler ${shown ? 'shown' : ''}`} tabIndex={0} role="button" onClick={() => show(true)}>
      {children}
    </span>
  );
}

/** Marks inside one line. */
function inline(text: string): ComponentChild[] {
  const out: ComponentChild[] = [];
  let plain = '';
  let rest = text;
  while (rest !== '') {
    const before = plain.at(-1) ?? '';
    let length = 0;
    for (const [pattern, make] of RULES) {
      const found = pattern.exec(rest);
      // snake_case is no italics
      if (!found || (rest.startsWith('_') && rest[1] !== '_' && /\w/.test(before))) continue;
      out.push(plain, make([found[0], found[1] ?? '', found[2]]));
      length = found[0].length;
      break;
    }
    plain = length > 0 ? '' : plain + rest.charAt(0);
    rest = rest.slice(Math.max(1, length));
  }
  out.push(plain);
  return out;
}

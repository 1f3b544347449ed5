// The bar on top for the person trying the bot: who you are, the clock, your DMs, the language, the hints.
import { relative, shortMoment, now } from './clock.js';
import type { Child, Props } from './dom.js';
import { avatar, byId, fill, h, icon } from './dom.js';
import { language, say, why } from './language.js';
import { notice } from './layer.js';
import { kindName } from './sidebar.js';
import { frame, me, on, state } from './state.js';

/** What the buttons do. */
export interface TopActions {
  readonly become: (person: string) => void;
  readonly language: () => void;
  readonly hints: () => void;
}
let actions: TopActions | null = null;
export function setActions(given: TopActions): void {
  actions = given;
}

let moving = false;

async function move(ms: number | 'next'): Promise<void> {
  if (moving) return;
  moving = true;
  drawTop();
  try {
    const { moved } = await me('advance', { ms });
    const minutes = Math.round(moved / 60_000);
    const span = minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
    const spanKo = minutes >= 60 ? `${Math.floor(minutes / 60)}시간 ${minutes % 60}분` : `${minutes}분`;
    notice(moved > 0 ? say('clock.moved', { span: language() === 'ko' ? spanKo : span }) : say('clock.none'));
  } catch (error) {
    notice(why(error), true);
  }
  moving = false;
  drawTop();
}

const HOUR = 3600_000;

function clock(): Child {
  const { movable, due } = state.clock;
  const step = (label: Child, ms: number | 'next', props: Props = {}): Child =>
    h('button.chip', { disabled: moving, onclick: () => void move(ms), ...props }, label);
  return h(
    'div.clock',
    {},
    h(
      'span.clock-face',
      { title: say('clock.now') },
      icon('clock', 16),
      h('span', { dataset: { clock: '1' } }, moving ? say('clock.moving') : shortMoment(now())),
    ),
    movable
      ? [
          step(say('clock.hour'), HOUR),
          step(say('clock.half'), 12 * HOUR),
          step(say('clock.day'), 24 * HOUR),
          step(
            [
              icon('skip', 14),
              say('clock.next'),
              due ? h('small', { dataset: { relative: String(due) } }, relative(due)) : null,
            ],
            'next',
            {
              class: 'strong',
              disabled: moving || due === null,
              title: due ? '' : say('clock.none'),
            },
          ),
        ]
      : null,
  );
}

function people(): Child {
  return h(
    'div.people',
    { role: 'tablist', 'aria-label': say('you.are') },
    frame().people.map((it) =>
      h(
        'button.person',
        {
          role: 'tab',
          'aria-selected': String(it.id === state.me),
          class: it.id === state.me ? 'on' : '',
          title: it.id === state.me ? `${say('you.are')}: ${it.name}` : say('you.switch', { name: it.name }),
          dataset: { person: it.username },
          onclick: () => actions?.become(it.id),
        },
        avatar(it, 26),
        h('span.person-name', {}, it.name),
        it.kind === 'player' ? null : h('small', {}, kindName(it.kind)),
        it.unread > 0 && it.id !== state.me ? h('span.badge', {}, String(it.unread)) : null,
      ),
    ),
  );
}

function drawTop(): void {
  if (!state.frame) return;
  const mine = state.frame.me;
  const old = document.querySelector('.people');
  const left = old?.scrollLeft ?? 0;
  fill(
    byId('top'),
    h(
      'button.plain.burger',
      { onclick: () => void document.body.classList.toggle('side-open'), 'aria-label': 'menu' },
      icon('menu'),
    ),
    people(),
    clock(),
    h(
      'div.switches',
      {},
      h(
        'button.chip',
        {
          class: mine.dmsClosed ? 'off' : '',
          title: say('dms.title'),
          onclick: () =>
            void me('dms', { closed: !mine.dmsClosed }).catch((error: unknown) => notice(why(error), true)),
        },
        icon('mail', 16),
        h('span.wide-only', {}, say(mine.dmsClosed ? 'dms.closed' : 'dms.open')),
      ),
      h(
        'button.chip',
        { title: say('lang.title'), onclick: () => actions?.language() },
        icon('globe', 16),
        h('span', {}, say('lang.other')),
      ),
      h(
        'button.chip',
        { onclick: () => actions?.hints(), title: say('hints.button') },
        icon('help', 16),
        h('span.wide-only', {}, say('hints.button')),
      ),
    ),
  );
  document.querySelector('.people')?.scrollTo(left, 0);
}

on('frame', drawTop);
on('clock', drawTop);
on('language', drawTop);

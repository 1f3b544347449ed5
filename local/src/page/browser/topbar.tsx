// The bar on top for the person trying the bot: who you are, the clock, your DMs, the language, the hints.
import type { ComponentChild, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { attempt, become, toggleLanguage } from './actions.js';
import { Clock, Relative } from './clock.js';
import { Avatar, Icon } from './icons.js';
import { language, say, why } from './language.js';
import { notice } from './layer.js';
import { kindName } from './sidebar.js';
import { change, frame, me, state } from './state.js';

const HOUR = 3600_000;

/** A span of time in words. */
function spanOf(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (language() === 'ko') return hours > 0 ? `${hours}시간 ${rest}분` : `${rest}분`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

function GameClock(): VNode {
  const [moving, setMoving] = useState(false);
  const { movable, due } = state.clock;
  const move = async (ms: number | 'next'): Promise<void> => {
    setMoving(true);
    try {
      const { moved } = await me('advance', { ms });
      notice(moved > 0 ? say('clock.moved', { span: spanOf(moved) }) : say('clock.none'));
    } catch (error) {
      notice(why(error), true);
    }
    setMoving(false);
  };
  const step = (label: string, ms: number): VNode => (
    <button class="chip" disabled={moving} onClick={() => void move(ms)}>
      {label}
    </button>
  );
  return (
    <div class="clock">
      <span class="clock-face" title={say('clock.now')}>
        <Icon name="clock" size={16} />
        <span>{moving ? say('clock.moving') : <Clock />}</span>
      </span>
      {movable && (
        <>
          {step(say('clock.hour'), HOUR)}
          {step(say('clock.half'), 12 * HOUR)}
          {step(say('clock.day'), 24 * HOUR)}
          <button
            class="chip strong"
            disabled={moving || due === null}
            title={due === null ? say('clock.none') : ''}
            onClick={() => void move('next')}
          >
            <Icon name="skip" size={14} />
            {say('clock.next')}
            {due !== null && (
              <small>
                <Relative time={due} />
              </small>
            )}
          </button>
        </>
      )}
    </div>
  );
}

const People = (): VNode => (
  <div class="people" role="tablist" aria-label={say('you.are')}>
    {frame().people.map((it) => {
      const on = it.id === state.me;
      return (
        <button
          key={it.id}
          role="tab"
          aria-selected={on}
          class={`person ${on ? 'on' : ''}`}
          title={on ? `${say('you.are')}: ${it.name}` : say('you.switch', { name: it.name })}
          data-person={it.username}
          onClick={() => become(it.id)}
        >
          <Avatar of={it} size={26} />
          <span class="person-name">{it.name}</span>
          {it.kind !== 'player' && <small>{kindName(it.kind)}</small>}
          {it.unread > 0 && !on && <span class="badge">{it.unread}</span>}
        </button>
      );
    })}
  </div>
);

function toggleHints(): void {
  if (matchMedia('(max-width: 1000px)').matches) change({ hintsOpen: !state.hintsOpen });
  else change({ hintsClosed: !state.hintsClosed });
}

export function TopBar(): VNode {
  const { dmsClosed } = frame().me;
  const chip = (title: string, off: boolean, press: () => void, content: ComponentChild): VNode => (
    <button class={`chip ${off ? 'off' : ''}`} title={title} onClick={press}>
      {content}
    </button>
  );
  return (
    <div id="top">
      <button class="plain burger" aria-label="menu" onClick={() => change({ sideOpen: !state.sideOpen })}>
        <Icon name="menu" />
      </button>
      <People />
      <GameClock />
      <div class="switches">
        {chip(say('dms.title'), dmsClosed, () => attempt('dms', { closed: !dmsClosed }), [
          <Icon key="icon" name="mail" size={16} />,
          <span key="text" class="wide-only">
            {say(dmsClosed ? 'dms.closed' : 'dms.open')}
          </span>,
        ])}
        {chip(say('lang.title'), false, toggleLanguage, [
          <Icon key="icon" name="globe" size={16} />,
          <span key="text">{say('lang.other')}</span>,
        ])}
        {chip(say('hints.button'), false, toggleHints, [
          <Icon key="icon" name="help" size={16} />,
          <span key="text" class="wide-only">
            {say('hints.button')}
          </span>,
        ])}
      </div>
    </div>
  );
}

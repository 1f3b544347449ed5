// What the ids in a text stand for, as pressable mentions.
import { icon } from './dom.js';
import type { Look } from './markdown.js';
import { mention } from './markdown.js';
import { channel, frame, nameColor, person } from './state.js';

let open: (channel: string) => void = () => undefined;
let command: (line: string) => void = () => undefined;

/** Sets what a pressed channel or command mention does. */
export function setMentionActions(actions: {
  readonly open: (channel: string) => void;
  readonly command: (line: string) => void;
}): void {
  open = actions.open;
  command = actions.command;
}

export const look: Look = {
  user: (id) => {
    const found = person(id);
    return found ? mention(`@${found.name}`, { title: found.username }) : null;
  },
  role: (id) => {
    const role = frame().guild.roles.find((it) => it.id === id);
    return role ? mention(`@${role.name}`, { style: { color: nameColor(id) } }) : null;
  },
  channel: (id) => {
    const found = channel(id);
    return found
      ? mention([icon(found.type === 15 ? 'forum' : found.thread ? 'thread' : 'hash', 15), found.name], {
          class: 'place',
          onclick: () => open(id),
        })
      : null;
  },
  command: (name) => mention(`/${name}`, { onclick: () => command(name) }),
};

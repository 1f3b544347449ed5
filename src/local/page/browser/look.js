// What the ids in a text stand for, as pressable mentions.
import { icon } from './dom.js';
import { mention } from './markdown.js';
import { channel, nameColor, person, state } from './state.js';

let open = () => undefined;
let command = () => undefined;

/** Sets what a pressed channel or command mention does. */
export const setMentionActions = (actions) => {
  open = actions.open;
  command = actions.command;
};

export const look = {
  user: (id) => {
    const found = person(id);
    return found ? mention(`@${found.name}`, { title: found.username }) : null;
  },
  role: (id) => {
    const role = state.frame.guild.roles.find((it) => it.id === id);
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

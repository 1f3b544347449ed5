// Talks to the page server: actions by POST, everything that happens by one socket.

/** Does an action as a person; a refusal comes back as an error with a reason. */
export async function act(user, name, body = {}) {
  const response = await fetch(`/page/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, ...body }),
  });
  const reply = await response.json();
  if (!response.ok) {
    const error = new Error(reply.detail ?? reply.error);
    error.reason = reply.error;
    throw error;
  }
  return reply;
}

export async function listPeople() {
  return (await fetch('/page/api/people')).json();
}

/** Keeps a socket open for a person and reopens it when it breaks; returns a function that ends it. */
export function listen(user, onEvent, onState) {
  let socket = null;
  let ended = false;
  let timer = null;
  let tries = 0;
  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/page/socket?user=${user}`);
    socket.onopen = () => {
      onState(true, tries > 0);
      tries = 0;
    };
    socket.onmessage = (event) => onEvent(JSON.parse(event.data));
    socket.onclose = () => {
      if (ended) return;
      onState(false, false);
      tries += 1;
      timer = setTimeout(open, Math.min(5000, 300 * tries));
    };
  };
  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  };
}

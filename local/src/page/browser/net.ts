// Talks to the page server: actions by POST, everything that happens by one socket.
import type { ActionName, Actions, PageEvent, PersonChoice, Refusal, RefusalReply } from './protocol.js';

/** An action the server refused. */
export class Refused extends Error {
  constructor(
    readonly reason: Refusal,
    detail: string,
  ) {
    super(detail);
  }
}

/**
 * Does an action as a person, in a language that the server does not know of them yet.
 * @throws Refused with the server's reason.
 */
export async function act<N extends ActionName>(
  user: string,
  locale: string | undefined,
  name: N,
  body: Actions[N]['body'],
): Promise<Actions[N]['reply']> {
  const response = await fetch(`/page/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, locale, ...body }),
  });
  // The page's own server answers, compiled against the same protocol.
  if (response.ok) return (await response.json()) as Actions[N]['reply'];
  const { error, detail } = (await response.json()) as RefusalReply;
  throw new Refused(error, detail ?? error);
}

export async function listPeople(): Promise<readonly PersonChoice[]> {
  return (await (await fetch('/page/api/people')).json()) as readonly PersonChoice[];
}

/**
 * Keeps a socket open for a person and reopens it when it breaks; returns a function that ends it.
 * `onState` hears whether it is open, and whether it was open before.
 */
export function listen(
  user: string,
  onEvent: (event: PageEvent) => void,
  onState: (online: boolean, again: boolean) => void,
): () => void {
  let socket: WebSocket | null = null;
  let ended = false;
  let timer: number | undefined;
  let tries = 0;
  const open = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/page/socket?user=${user}`);
    socket.onopen = () => {
      onState(true, tries > 0);
      tries = 0;
    };
    socket.onmessage = (event: MessageEvent<string>) => onEvent(JSON.parse(event.data) as PageEvent);
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

// An application's page over the chat, as Discord shows an activity: its frame, and what it asks its surroundings for.
/*
 * Messages are `[opcode, payload]`: 0 handshake, 1 frame, 2 close. An answer repeats the command and its `nonce`; whatever is not known
 * here is refused with 4002, as an older Discord does.
 */
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.js';
import { language, say } from './language.js';
import { dialog } from './layer.js';
import { me } from './state.js';

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const UNKNOWN_COMMAND = 4002;

interface Asked {
  readonly cmd?: unknown;
  readonly nonce?: unknown;
  readonly args?: { readonly client_id?: unknown };
}

/** What a command is answered with; null for one that is not known. */
async function answerTo({ cmd, args }: Asked, application: string): Promise<{ readonly data: unknown } | null> {
  switch (cmd) {
    case 'AUTHORIZE':
      return args?.client_id === application ? { data: await me('authorize', {}) } : null;
    case 'USER_SETTINGS_GET_LOCALE':
      return { data: { locale: language() === 'ko' ? 'ko' : 'en-US' } };
    case 'SET_ORIENTATION_LOCK_STATE':
    case 'CAPTURE_LOG':
      return { data: null };
    case 'GET_PLATFORM_BEHAVIORS':
      return { data: { iosKeyboardResizesView: true } };
    default:
      return null;
  }
}

function Activity({
  url,
  application,
  close,
}: {
  readonly url: string;
  readonly application: string;
  readonly close: () => void;
}): VNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = new URL(url);
    const send = (message: unknown): void => frame.current?.contentWindow?.postMessage(message, origin);
    const heard = async (event: MessageEvent<unknown>): Promise<void> => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin || !Array.isArray(event.data))
        return;
      const [opcode, payload] = event.data as [unknown, Asked];
      if (opcode === HANDSHAKE)
        send([
          FRAME,
          {
            cmd: 'DISPATCH',
            evt: 'READY',
            nonce: null,
            data: { v: 1, config: { api_endpoint: '//local', environment: 'local' } },
          },
        ]);
      else if (opcode === CLOSE) close();
      else if (opcode === FRAME) {
        const { cmd, nonce } = payload;
        const answer = await answerTo(payload, application).catch(() => null);
        const refused = { code: UNKNOWN_COMMAND, message: 'Unknown command' };
        send([
          FRAME,
          answer === null ? { cmd, nonce, evt: 'ERROR', data: refused } : { cmd, nonce, evt: null, ...answer },
        ]);
      }
    };
    const listener = (event: MessageEvent<unknown>): void => void heard(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [url]);
  return (
    <div class="activity" role="dialog" aria-label={say('activity.title')}>
      <header>
        <span>{say('activity.title')}</span>
        <button class="plain" onClick={close} title={say('view.close')}>
          <Icon name="close" />
        </button>
      </header>
      <iframe ref={frame} src={url} title={say('activity.title')} />
    </div>
  );
}

/** Shows the application's page, which an interaction in a channel has launched. */
export async function openActivity(channel: string, interaction: string): Promise<void> {
  const { url, application } = await me('activity', { channel, instance: `i-${interaction}` });
  dialog((close) => <Activity url={url} application={application} close={close} />);
}

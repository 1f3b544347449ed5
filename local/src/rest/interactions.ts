// REST routes of interaction answers and of the webhook an interaction token opens.
import { parseBody } from '../api/errors.js';
import { messageBody } from '../shapes/messages.js';
import type { Call, Reply, Route } from './router.js';

function answer({ local, params, query, json, files }: Call): Reply {
  const id = params['interaction_id'] ?? '';
  const message = local.interactions.answer(id, params['interaction_token'] ?? '', json, files);
  if (query.get('with_response') !== 'true') return undefined;
  const it = local.interactions.find(id);
  return {
    body: {
      interaction: {
        id,
        type: it?.type,
        ...(message
          ? {
              response_message_id: message.id,
              response_message_loading: (message.flags & 128) !== 0,
              response_message_ephemeral: message.visibleTo !== null,
              channel_id: message.channelId,
              guild_id: message.guildId ?? undefined,
            }
          : {}),
      },
      resource: {
        type: responseType(json),
        ...(message ? { message: local.present.message(message) } : {}),
        ...(it?.answer === 'activity' ? { activity_instance: { id: instanceOf(id) } } : {}),
      },
    },
  };
}

/** What an activity is known by that an interaction has launched. */
const instanceOf = (interactionId: string): string => `i-${interactionId}`;

const responseType = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;

const token = (call: Call): string => call.params['webhook_token'] ?? '';
const messageId = (call: Call): string => call.params['message_id'] ?? '@original';

const get = (call: Call): Reply => ({
  body: call.local.present.message(call.local.interactions.messageBy(token(call), messageId(call))),
});
const edit = (call: Call): Reply => {
  const body = parseBody(messageBody, call.json);
  const row = call.local.interactions.edit(token(call), messageId(call), body, call.files);
  return { body: call.local.present.message(row) };
};
const remove = (call: Call): Reply => {
  call.local.interactions.remove(token(call), messageId(call));
  return undefined;
};
const followUp = (call: Call): Reply => {
  const row = call.local.interactions.followUp(token(call), parseBody(messageBody, call.json), call.files);
  return { body: call.local.present.message(row) };
};

const HOOK = '/webhooks/{webhook_id}/{webhook_token}';

export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/interactions/{interaction_id}/{interaction_token}/callback',
    run: answer,
    open: true,
  },
  { method: 'POST', template: HOOK, run: followUp, open: true },
  { method: 'GET', template: `${HOOK}/messages/@original`, run: get, open: true },
  { method: 'PATCH', template: `${HOOK}/messages/@original`, run: edit, open: true },
  { method: 'DELETE', template: `${HOOK}/messages/@original`, run: remove, open: true },
  { method: 'GET', template: `${HOOK}/messages/{message_id}`, run: get, open: true },
  { method: 'PATCH', template: `${HOOK}/messages/{message_id}`, run: edit, open: true },
  { method: 'DELETE', template: `${HOOK}/messages/{message_id}`, run: remove, open: true },
];

// REST routes of users, the application itself, DM channels and the gateway's address.
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import { dmChannel } from '../rules/local.js';
import { FAIL, formError, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';

/** The application object as the bot's owner sees it. */
function applicationOut(local: Local): Record<string, unknown> {
  const bot = local.present.user(local.botId);
  return {
    id: local.botId,
    name: bot.username,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: local.endpoint.publicKey,
    interactions_endpoint_url: local.endpoint.url,
    flags: 0,
    hook: true,
    team: null,
    owner: bot,
    redirect_uris: [],
    integration_types_config: { 0: {}, 1: {} },
    approximate_guild_count: local.store.guilds.size,
    approximate_user_install_count: 0,
  };
}

function openDm(call: Call): Reply {
  const body = parseBody(z.object({ recipient_id: z.string() }), call.json);
  const user = call.local.store.users.get(body.recipient_id);
  if (!user) throw FAIL.unknownUser();
  if (user.id === call.local.botId) throw formError(['recipient_id'], 'INVALID', 'Cannot send a DM to yourself');
  return { body: call.local.present.channel(dmChannel(call.local, user.id)) };
}

function user(call: Call): Reply {
  const id = call.params['user_id'] ?? '';
  if (!call.local.store.users.has(id)) throw FAIL.unknownUser();
  return { body: call.local.present.user(id) };
}

function me(call: Call): Reply {
  if (call.signedIn !== null) return { body: { ...call.local.present.user(call.signedIn), mfa_enabled: false } };
  return { body: { ...call.local.present.user(call.local.botId), mfa_enabled: true, verified: true, email: null } };
}

function rename(call: Call): Reply {
  const body = parseBody(z.object({ username: z.string().min(2).max(32).nullish() }), call.json);
  const row = call.local.store.users.get(call.local.botId);
  if (row && body.username) {
    row.username = body.username;
    call.local.store.touch();
    call.local.bus.tell({ type: 'person', user: row });
  }
  return me(call);
}

function gatewayBot(call: Call): Reply {
  return { body: { url: call.local.gatewayUrl(), ...call.local.sessionLimits() } };
}

/** Changes the application; of its settings only the address for interactions means anything here. */
async function patchApplication(call: Call): Promise<Reply> {
  const shape = z.object({ interactions_endpoint_url: z.url().nullish() });
  const { interactions_endpoint_url: url } = parseBody(shape, call.json);
  if (url !== undefined && !(await call.local.endpoint.set(url)))
    throw formError(
      ['interactions_endpoint_url'],
      'APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID',
      'The specified interactions endpoint url could not be verified.',
    );
  return application(call);
}

const application = (call: Call): Reply => ({ body: applicationOut(call.local) });

export const userRoutes: readonly Route[] = [
  { method: 'GET', template: '/users/@me', run: me, forPeople: true },
  { method: 'PATCH', template: '/users/@me', run: rename },
  {
    method: 'GET',
    template: '/users/@me/guilds',
    run: (call) => ({
      body: [...call.local.store.guilds.values()].map((guild) => ({
        id: guild.id,
        name: guild.name,
        icon: null,
        banner: null,
        owner: false,
        permissions: call.local.present.permissionsText(guild, call.local.botId),
        features: [],
      })),
    }),
  },
  { method: 'POST', template: '/users/@me/channels', run: openDm },
  { method: 'GET', template: '/users/{user_id}', run: user },
  { method: 'GET', template: '/applications/@me', run: application },
  { method: 'PATCH', template: '/applications/@me', run: patchApplication },
  { method: 'GET', template: '/oauth2/applications/@me', run: application },
  {
    method: 'GET',
    template: '/gateway',
    run: (call) => ({ body: { url: call.local.gatewayUrl() } }),
    open: true,
  },
  { method: 'GET', template: '/gateway/bot', run: gatewayBot },
  { method: 'GET', template: '/applications/{application_id}/emojis', run: () => ({ body: { items: [] } }) },
  { method: 'GET', template: '/applications/{application_id}/entitlements', run: () => ({ body: [] }) },
  { method: 'GET', template: '/applications/{application_id}/skus', run: () => ({ body: [] }) },
];

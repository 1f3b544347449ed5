// REST routes by which an application learns who somebody is that has agreed to it: code for token, token given back.
import { z } from 'zod';
import { ApiError, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';

const TOKEN_LIFE_SECONDS = 604_800;

const asked = z.object({
  client_id: z.string(),
  client_secret: z.string().min(1),
  grant_type: z.literal('authorization_code'),
  code: z.string(),
});

function token({ local, json }: Call): Reply {
  const { client_id: clientId, code } = parseBody(asked, json);
  const made = clientId === local.botId ? local.signIns.token(code) : null;
  if (made === null) throw new ApiError(400, 0, 'Invalid "code" in request.');
  const answer = { access_token: made, refresh_token: '', token_type: 'Bearer', scope: 'identify' };
  return { body: { ...answer, expires_in: TOKEN_LIFE_SECONDS } };
}

function revoke({ local, json }: Call): Reply {
  local.signIns.revoke(parseBody(z.object({ token: z.string() }), json).token);
  return { body: {} };
}

export const oauthRoutes: readonly Route[] = [
  { method: 'POST', template: '/oauth2/token', run: token, open: true },
  { method: 'POST', template: '/oauth2/token/revoke', run: revoke, open: true },
];

// Tells somebody who can put it right why nothing can be said in a game's channel, and what to do.
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { Text } from '../../table/text.js';
import { gameLabel } from '../call.js';
import { defaultChoices, type Deps } from '../deps.js';
import { neededIn, permissionName } from '../permissions.js';
import { accents, screen, textBlock, type Screen } from '../screen.js';
import { t, voice } from '../voice.js';

type TroubleMessage = Extract<OutboxMessage, { kind: 'trouble' }>;

/** The direct message about what is in the way of a game. */
export async function troubleScreen(deps: Deps, message: TroubleMessage): Promise<Screen> {
  const game = await deps.play.info(message.gameId);
  const server = await deps.profiles.server(game.guildId);
  const choices = (await deps.profiles.person(message.userId)) ?? defaultChoices;
  const reader = voice(deps.wording, choices.language ?? choices.locale ?? 'en', game.kind);
  const lines = [
    t('trouble.head', { game: gameLabel(game), server: server?.name ?? game.guildId }),
    whatToDo(message, server?.channelKind ?? 'text', game.channelId),
    t('trouble.kept'),
  ];
  return screen([textBlock(lines.map((text) => reader.say(text)).join('\n'))], [], accents.bad);
}

function whatToDo({ trouble, reason = '' }: TroubleMessage, kind: 'forum' | 'text', channelId: string | null): Text {
  const channel = channelId === null ? '' : `<#${channelId}>`;
  switch (trouble) {
    case 'noPlace':
      return t('trouble.noPlace');
    case 'noAccess':
      return t('trouble.noAccess', { names: neededIn[kind].map(permissionName) });
    case 'tagRequired':
      return t('trouble.tagRequired');
    case 'locked':
      return t('trouble.locked', { channel });
    case 'tooManyThreads':
      return t('trouble.tooManyThreads');
    case 'refused':
      return t('trouble.refused', { reason });
  }
}

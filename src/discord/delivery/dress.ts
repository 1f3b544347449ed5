// How a game's post is called and tagged, so that a list of posts tells what each game is, its season, and whether it is open.
import { createHash } from 'node:crypto';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { languages } from '../../words/words.js';
import type { Deps } from '../deps.js';
import { limits } from '../limits.js';
import { cut } from '../screen.js';
import { tempoOf } from '../tempos.js';
import { gameName, publicVoice, t } from '../voice.js';
import type { ForumTag, PostDress } from '../sending/send.js';

/** The name of a game's thread or forum post; its number marks it as ours. */
function postName(deps: Pick<Deps, 'wording'>, game: GameInfo): string {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const name = game.name ?? spoken.label(gameName(game.kind));
  const season = game.title === null ? '' : ` · ${spoken.label(game.title)}`;
  return cut(`#${game.id} ${cut(name, limits.threadName - 40)}${season}`, limits.threadName);
}

/** A post's dress with a mark by which it is known whether it has changed. */
export interface MarkedDress extends PostDress {
  readonly mark: string;
}

/** A post bears the tag chosen in `/setup`, and any that is called like its game or its state in one of the languages. */
export async function dressOf(deps: Deps, game: GameInfo): Promise<MarkedDress> {
  const chosen = (await deps.profiles.server(game.guildId))?.tag ?? null;
  const names = new Set(
    [gameName(game.kind), stateTag(game), ...speechTags(game), ...tempoTag(deps, game)].flatMap((text) =>
      languages.map((lang) => bare(deps.wording.say(text, lang, game.kind))),
    ),
  );
  const fits = (tag: ForumTag): boolean => tag.id === chosen || (!tag.moderated && names.has(bare(tag.name)));
  const name = postName(deps, game);
  return {
    name,
    mark: createHash('sha256')
      .update(JSON.stringify([name, chosen, [...names]]))
      .digest('hex')
      .slice(0, 20),
    tags: (offered) => {
      const fitting = offered.filter(fits).sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
      return fitting.slice(0, limits.postTags).map((tag) => tag.id);
    },
  };
}

/** The languages of a table's public messages. */
function speechTags({ language }: GameInfo): readonly Text[] {
  return language === 'both' ? [t('language.both'), t('language.en'), t('language.ko')] : [t(`language.${language}`)];
}

/** The tempo of a table, where it is one of those that have a name. */
function tempoTag(deps: Pick<Deps, 'play'>, game: GameInfo): readonly Text[] {
  const rules = deps.play.games.get(game.kind);
  const tempo = rules === undefined ? null : tempoOf(game.paces, rules.paces);
  return tempo === null ? [] : [t(`tag.${tempo}`)];
}

function stateTag(game: GameInfo): Text {
  switch (game.status) {
    case 'signup':
    case 'readyCheck':
      return t('tag.open');
    case 'running':
      return t('tag.running');
    case 'paused':
      return t('tag.paused');
    case 'finished':
    case 'cancelled':
      return t('tag.ended');
  }
}

/** A name without case, spaces and signs. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

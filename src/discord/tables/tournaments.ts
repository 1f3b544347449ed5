// What presses on a tournament's message do, and the page of the whole.
import type { TournamentInfo } from '../../play/tournament/tournaments.js';
import type { Text } from '../../table/text.js';
import { InputError, isSteward, type Call, type PressCall } from '../call.js';
import { spend } from '../pace.js';
import { cut, fileBlock, gallery, screen, textBlock, type Screen } from '../screen.js';
import { langsOf, type Lang } from '../../words/words.js';
import { limits } from '../limits.js';
import { tournamentScreen } from '../shown/tournament.js';
import { t, voice } from '../voice.js';
import { standingsPicture } from './standings-picture.js';
import { tournamentPage } from './tournament-page.js';

/** The tournament of this number, for the people of its server and those who take part. Throws Refused for others. */
export async function tournamentOf(call: Call, id: number): Promise<TournamentInfo> {
  const info = await call.deps.play.tournaments.info(id);
  const isTheirs = info.guildId === call.guildId || info.hostId === call.person.id || info.people.has(call.person.id);
  if (!isTheirs) throw new InputError(t('tournament.none'));
  return info;
}

/** A press on a tournament's message, which everybody sees. */
export async function tournamentPress(call: PressCall): Promise<Screen> {
  const info = await tournamentOf(call, Number(call.press.args[0]));
  return tournamentScreen(call, await pressed(call, info));
}

async function pressed(call: PressCall, info: TournamentInfo): Promise<TournamentInfo> {
  const { tournaments } = call.deps.play;
  switch (call.press.verb) {
    case 'cupjoin':
      return tournaments.join(info.id, call.person);
    case 'cupleave':
      return tournaments.leave(info.id, call.person.id);
    case 'cupstart':
      return tournaments.start(info.id, call.person.id, await isSteward(call, info));
    default:
      return info;
  }
}

/** The whole tournament as one page, and its standings as a picture, in the tournament's languages where the reader's is among them. */
export async function pagePress(call: PressCall): Promise<Screen> {
  const info = await tournamentOf(call, Number(call.press.args[0]));
  spend(call, 'film');
  const file = {
    name: `tournament-${info.id}.html`,
    data: Buffer.from(tournamentPage(call.deps.wording, info, call.lang)),
    alt: '',
  };
  const spoken = langsOf(info.language);
  const written = spoken.includes(call.lang) ? spoken : [call.lang];
  const say = (lang: Lang, text: Text): string => voice(call.deps.wording, lang, info.kind).say(text);
  const picture = {
    name: `standings-${info.id}.png`,
    data: await call.deps.png(standingsPicture(info, written, say)),
    alt: cut(
      info.standings
        .map(({ rank, points, userId }) => `${rank}. ${info.people.get(userId)?.name ?? userId} ${points}`)
        .join('\n'),
      limits.altText,
    ),
  };
  const page = screen([textBlock(call.voice.say(t('tournament.pageReady'))), gallery([picture]), fileBlock(file)]);
  return { ...page, files: [picture, file] };
}

// How well computer players play seat by seat: set by the host before the game begins, and then told.
import type { ChosenSettings } from '../../play/settings/settings.js';
import type { GameInfo, SeatInfo } from '../../play/turn/info.js';
import { levels } from '../../table/levels.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Screen } from '../screen.js';
import { tablePress } from '../shown/status.js';
import { mayChoose } from './table-time.js';
import { t } from '../voice.js';
import { chosenTexts, fieldRow, picked, type Choice } from './form.js';

/** A seat's level: the table's, or one of its own. */
function fieldOf({ table }: GameInfo, { seat, name }: SeatInfo): Choice<ChosenSettings> {
  const { [seat]: _, ...others } = table.seatLevels;
  return {
    kind: 'one',
    id: seat,
    name,
    values: [
      { id: 'table', word: t('level.asTable'), set: { seatLevels: others } },
      ...levels.map((level) => ({
        id: level,
        word: t(`table.computers.${level}`),
        set: { seatLevels: { ...table.seatLevels, [seat]: level } },
      })),
    ],
  };
}

/** Seats a computer player has or may yet get. */
function fieldsOf(info: GameInfo): readonly Choice<ChosenSettings>[] {
  return info.seats.filter(({ userId }) => userId === null).map((seat) => fieldOf(info, seat));
}

/** Which seats' computer players play otherwise than the table says. */
export function ownLevels(info: GameInfo): readonly Text[] {
  const own = fieldsOf(info).filter(({ id }) => info.table.seatLevels[id] !== undefined);
  return chosenTexts(own, info.table);
}

function seatLevelsScreen(call: Call, info: GameInfo): Screen {
  const { say } = gameVoice(call, info.kind);
  const page = { stands: info.table, say, press: (id: string) => tablePress(info, 'tlevel', id) };
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))} · ${say(t('level.title'))}\n${say(t('level.about'))}`),
      rule(),
      ...fieldsOf(info).map((field) => fieldRow(field, page)),
      ...buttonRows([button(tablePress(info, 'tback'), say(t('desk.back')))]),
    ],
    [],
    accents.plain,
  );
}

/** The page, or one of its menus, while they can be chosen. */
export async function seatLevelsPress(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  const info = await play.info(call.press.game);
  if (!mayChoose(info, call.person.id)) return sentence(call, t('press.old'), 'quiet');
  const [seat] = call.press.args;
  if (seat === undefined) return seatLevelsScreen(call, info);
  const set = picked(fieldsOf(info), seat, call.input);
  if (set === undefined) return sentence(call, t('press.old'), 'quiet');
  return seatLevelsScreen(call, await play.setTable(info.id, call.person.id, set));
}

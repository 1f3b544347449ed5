// The ensign of whoever speaks for a seat, as a small picture at the side of their words.
import type { GameInfo } from '../../play/turn/info.js';
import type { SeatId } from '../../table/question.js';
import type { Deps } from '../deps.js';
import { besideText, textBlock, type Block, type Picture } from '../screen.js';

/** Words with a seat's ensign beside them, and the picture they need; the words alone where the seat has none. */
export async function underEnsign(
  deps: Deps,
  { kind }: Pick<GameInfo, 'kind'>,
  { seat, name }: { readonly seat: SeatId; readonly name: string },
  words: string,
): Promise<{ readonly block: Block; readonly files: readonly Picture[] }> {
  const scene = deps.play.games.get(kind)?.ensign?.(seat) ?? null;
  if (scene === null) return { block: textBlock(words), files: [] };
  const picture = { name: 'ensign.png', data: await deps.png(scene), alt: name };
  return { block: besideText(picture, words), files: [picture] };
}

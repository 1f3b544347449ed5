// What is put to the vote and waits for the reader's word, on their desk: each a section with its own buttons, as far as there is room.
import type { Desk } from '../../play/turn/desk.js';
import type { Text } from '../../table/text.js';
import { writePress } from '../custom-id.js';
import { limits } from '../limits.js';
import { button, buttonRows, rule, textBlock, type Block } from '../screen.js';
import { voteLines, voteRow } from '../shown/proposals.js';
import { t, type Voice } from '../voice.js';

/** What a vote takes of a message. */
interface Room {
  readonly components: number;
  readonly text: number;
}

/** Left free for what others add to a message. */
const spareText = 300;

/**
 * The votes that wait for somebody, the newest first; where they do not all fit beside the rest of a desk, a press that leads to all.
 * @param rest what else stands on the message.
 */
export function openVotes({ game, votes }: Desk, { say }: Voice, rest: readonly Block[]): readonly Block[] {
  if (votes.length === 0) return [];
  const label = (text: Text): string => say(text);
  const sections = votes
    .toSorted((a, b) => b.id - a.id)
    .map((vote, at): readonly Block[] => [
      ...(at === 0 ? [] : [rule()]),
      textBlock(`🗳️ ${voteLines(game, vote, label).join('\n')}`),
      ...voteRow(game, vote, label, 'desk'),
    ]);
  const all = sections.flat();
  // The frame is a component too, and so is the line below.
  const used = sizeOf(rest);
  const wanted = sizeOf(all);
  const fits =
    2 + used.components + wanted.components <= limits.components &&
    used.text + wanted.text + spareText <= limits.textTotal;
  if (fits) return all;
  const press = writePress({ game: game.id, checkpoint: 0, question: '', verb: 'vgame', args: ['open'] });
  return buttonRows([button(press, say(t('vote.open', { count: votes.length })), 'primary', { emoji: '🗳️' })]);
}

function sizeOf(blocks: readonly Block[]): Room {
  const sizes = blocks.map((block): Room => {
    const inner = 'components' in block ? block.components.length : 0;
    const accessory = 'accessory' in block ? 1 : 0;
    const text = 'content' in block ? block.content.length : 0;
    return { components: 1 + inner + accessory, text };
  });
  return {
    components: sizes.reduce((sum, one) => sum + one.components, 0),
    text: sizes.reduce((sum, one) => sum + one.text, 0),
  };
}

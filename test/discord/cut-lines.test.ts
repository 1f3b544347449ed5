// Whoever is told on a desk that lines were left out can open them there, however many buttons the desk has.
import { expect, it } from 'vitest';
import { deskScreen, plainView } from '../../src/discord/ask/desk.js';
import { voice } from '../../src/discord/voice.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import { wording } from '../support/contract.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();

it('leads to the whole report beside undo, the board, the map and a hand', async () => {
  const play = table.play({ games: new Map([[twilightStruggle.id, twilightStruggle]]) });
  const place = { guildId: 'guild', kind: twilightStruggle.id, name: null, language: 'en', options: {} } as const;
  const { id } = await play.create(ann, { ...place, paces: {}, settings: { quiet: null, readyCheck: false } });
  await play.join(id, ann, 'ussr');
  await play.join(id, bob, 'us');
  await play.start(id, ann.id, false);
  const desk = { ...(await play.desk(id, ann.id)), canUndo: true };
  const happened = { lines: ['• One.', '-# … and 3 more'], phases: { from: 0, to: 0 }, ids: [] };
  const shown = (isCut: boolean, more = false): string =>
    JSON.stringify(
      deskScreen(desk, voice(wording, 'en', twilightStruggle.id), {
        ...plainView,
        opensBoard: true,
        happened: { ...happened, isCut },
        more,
      }),
    );
  for (const label of ['Take back', 'Open the board', 'Show the board', 'Whole report', 'More'])
    expect(shown(true)).toContain(label);
  expect(shown(true, true)).toContain('Whole report');
  // What stands there whole is looked up now and then.
  expect(shown(false)).not.toContain('Whole report');
});

// What stays of a message that is no longer live: the words above the line, and nothing that could still be pressed or is no longer so.
import { expect, it } from 'vitest';
import { hasControls, lasting, recordLines, recordScreen, shownPictures } from '../../src/discord/record.js';
import {
  accents,
  button,
  buttonRows,
  gallery,
  noteBlock,
  rule,
  screen,
  textBlock,
  type Screen,
} from '../../src/discord/screen.js';

const picture = { name: 'close-up 서울.png', data: new Uint8Array(), alt: 'Seoul' };

const shown: Screen = screen(
  [
    textBlock('### Game #1\nTurn 2'),
    textBlock('✅ Done: Coup in Iran'),
    textBlock('• The die shows 5.\n⏰ Deadline: tomorrow'),
    rule(),
    gallery([picture]),
    textBlock('**Which card?**\n⏰ Deadline: tomorrow'),
    ...buttonRows([button('x', 'Go')]),
  ],
  [picture],
  accents.ask,
);

it('is what was said above the line, without a deadline that is over', () => {
  expect(recordLines(shown.components)).toEqual([
    '### Game #1',
    'Turn 2',
    '✅ Done: Coup in Iran',
    '• The die shows 5.',
  ]);
});

it('keeps what its reader was told of their own act below the line', () => {
  const { components } = screen(
    [textBlock('Turn 2'), rule(), noteBlock('✅ Handed in'), textBlock('Next')],
    [],
    accents.ask,
  );
  expect(recordLines(components)).toEqual(['Turn 2', '✅ Handed in']);
});

it('keeps nothing of what no longer counts: refusals, warnings, what was only put together, what could have been typed', () => {
  const notes = [
    '✅ Handed in',
    '⛔ Nobody is called “Atlantis”.',
    'Did you mean Atlanta?',
    '⚠️ Two units would be cut off.',
    '✏️ Paris – Burgundy',
    '⌨️ Type it like this: A Par - Bur',
    'ℹ️ The choice was taken back.',
  ].join('\n');
  const { components } = screen(
    [textBlock('⚠️ A day is left.'), rule(), noteBlock(notes), textBlock('Next')],
    [],
    accents.ask,
  );
  expect(recordLines(components)).toEqual(['⚠️ A day is left.', '✅ Handed in', 'ℹ️ The choice was taken back.']);
});

it('foretells nothing any more of what has been answered', () => {
  const notes = ['✅ Minsk: Tank', 'ℹ️ Minsk: attack 4', 'and defence 3', '• Minsk has been held.'];
  expect(lasting(notes)).toEqual(notes);
  expect(lasting(notes, { isAnswered: true })).toEqual(['✅ Minsk: Tank', '• Minsk has been held.']);
});

it('can be pressed nowhere and shows no picture', () => {
  const record = recordScreen(recordLines(shown.components));
  expect(hasControls(shown.components)).toBe(true);
  expect(hasControls(record.components)).toBe(false);
  expect(shownPictures(record.components)).toEqual([]);
  expect(record.files).toEqual([]);
});

it('is never empty, which Discord refuses', () => {
  expect(recordLines(recordScreen([]).components)).toEqual(['–']);
});

it('knows the pictures of a message by the names they were sent with', () => {
  const [sent] = shown.components;
  const asReceived = JSON.parse(
    JSON.stringify(sent).replace(
      /attachment:\/\/[^"]*/u,
      `https://cdn.example/1/2/${encodeURIComponent(picture.name)}?ex=1`,
    ),
  ) as unknown;
  expect(shownPictures([asReceived])).toEqual([{ name: picture.name, alt: 'Seoul' }]);
});

it('leaves out what the message in its place says as well, and what only counts the rest of that', () => {
  const again = ['### Game #1', 'Turn 2', '• Soviet influence in Iran +2.', '• The die shows 5.'];
  const { components } = screen(
    [
      textBlock('### Game #1\nTurn 2'),
      textBlock('✅ What first? ➜ Operations'),
      textBlock('• Soviet influence in Iran +2.\n• The die shows 5.\n-# … and 3 more'),
      rule(),
      textBlock('Next'),
    ],
    [],
    accents.ask,
  );
  expect(recordLines(components, again)).toEqual(['### Game #1', 'Turn 2', '✅ What first? ➜ Operations']);
  expect(recordLines(components, again.slice(0, 3))).toContain('• The die shows 5.');
});

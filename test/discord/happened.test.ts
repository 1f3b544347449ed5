// What has happened since somebody last answered: a few lines, what matters most first, and what was taken back.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { happened } from '../../src/discord/ask/happened.js';
import { voice } from '../../src/discord/voice.js';
import type { Since } from '../../src/play/history/since.js';
import { toyGame } from '../support/toy-game.js';

const reader = voice(appWording({ toy: toyGame.words }), 'en', 'toy');

function told(id: number, rest: Partial<Since> = {}): Since {
  const text = { key: 'report.rolled', args: { n: id }, ns: 'toy' };
  return { id, checkpoint: id, text, focus: [], weight: 'main', private: false, retracted: false, ...rest };
}

describe('what has happened', () => {
  it('is headlines first, then the newest, in the order it happened, and the rest by number', () => {
    const all = [told(1, { weight: 'headline' }), told(2), told(3), told(4), told(5), told(6)];
    const { lines } = happened(all, reader);
    expect(lines.map((line) => /shows (\d)/u.exec(line)?.[1] ?? line)).toEqual(['1', '5', '6', '-# … and 3 more']);
    expect(lines[0]).toMatch(/^• \*\*/u);
  });

  it('is all of a phase that has a short line for each of seven', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => told(id, { checkpoint: 1 }));
    expect(happened(all, reader).lines).toHaveLength(8);
    expect(happened([...all, told(9, { checkpoint: 2 })], reader).lines.at(-1)).toContain('more');
  });

  it('is between two the other’s last act before headlines of earlier phases', () => {
    const old = [1, 2, 3].map((id) => told(id, { checkpoint: 1, weight: 'headline' }));
    const act = [4, 5].map((id) => told(id, { checkpoint: 2, focus: ['hill'] }));
    const begun = told(6, { checkpoint: 3 });
    const { lines } = happened([...old, ...act, begun], reader);
    expect(lines.map((line) => /shows (\d)/u.exec(line)?.[1] ?? line)).toEqual(['3', '4', '5', '-# … and 3 more']);
    // Of several each is told first what concerns it.
    const mine = { mine: [{ key: 'seat.red', ns: 'toy' }] };
    expect(happened([...old, ...act, begun], reader, mine).lines[0]).toContain('shows 1');
  });

  it('is what names the reader’s own side before all others, then what happened at the same places', () => {
    const red = { key: 'seat.red', ns: 'toy' };
    const own = { text: { key: 'report.rolled', args: { n: 1, seat: [red] }, ns: 'toy' }, focus: ['hill'] };
    const all = [told(1, own), told(2, { focus: ['hill'] }), told(3), told(4), told(5), told(6)];
    const { lines } = happened(all, reader, { mine: [red] });
    expect(lines.map((line) => /shows (\d)/u.exec(line)?.[1] ?? line)).toEqual(['1', '2', '6', '-# … and 3 more']);
  });

  it('is what names the power a seat plays, by whatever key it is called', () => {
    const diplomat = voice(appWording(), 'en', 'diplomacy');
    const powers = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
    const all = powers.map((power, at) => {
      const args = { power: { key: `power.${power}` }, orders: 'A Par-Bur' };
      return told(at + 1, { text: { key: 'report.power', args, ns: 'diplomacy' }, focus: [power] });
    });
    const { lines } = happened(all, diplomat, { mine: [{ key: 'seat.austria', ns: 'diplomacy' }] });
    expect(lines[0]).toContain('Austria');
  });

  it('takes more lines when others have acted many times', () => {
    const all = (count: number) => Array.from({ length: count }, (_, at) => told(at + 1));
    expect(happened(all(6), reader).lines).toHaveLength(3 + 1);
    expect(happened(all(9), reader).lines).toHaveLength(5 + 1);
    expect(happened(all(60), reader).lines).toHaveLength(6 + 1);
  });

  it('is what changed on the board before what was only said', () => {
    const all = [told(1, { focus: ['hill'] }), told(2), told(3), told(4), told(5), told(6)];
    const { lines, phases } = happened(all, reader);
    expect(lines[0]).toContain('shows 1');
    // The whole report is that of what changed, not of what has just begun.
    expect(phases).toEqual({ from: 1, to: 1 });
  });

  it('is told whole from the first phase of which something is new', () => {
    const all = [told(4, { retracted: true }), told(5), told(6, { focus: ['hill'] }), told(7)];
    expect(happened(all, reader).phases).toEqual({ from: 5, to: 6 });
    expect(happened(all, reader, { now: 8 }).phases).toEqual({ from: 5, to: 7 });
    expect(happened(all, reader, { now: 7 }).phases).toEqual({ from: 5, to: 6 });
    expect(happened([told(4, { retracted: true })], reader).phases).toEqual({ from: 4, to: 4 });
    expect(happened([told(4, { weight: 'detail' })], reader).phases).toBeNull();
  });

  it('tells a last one rather than that it was left out, and two where all are short', () => {
    expect(happened([told(1), told(2), told(3), told(4)], reader).lines).toHaveLength(4);
    const five = [told(1), told(2), told(3), told(4), told(5)];
    expect(happened(five, reader).lines).toHaveLength(5);
    const long = {
      text: { key: 'report.rolled', args: { n: 'a long list of what was done and where '.repeat(3) }, ns: 'toy' },
    };
    expect(happened([told(6, long), ...five.slice(1)], reader).lines).toHaveLength(3 + 1);
  });

  it('leaves out details and what stands above anyway, and marks what only the reader knows', () => {
    const all = [told(1, { weight: 'detail' }), told(2), told(3, { private: true })];
    expect(happened(all, reader, { known: [2] }).lines).toEqual([expect.stringMatching(/^🔒 .*3/u)]);
    expect(happened(all, reader, { known: [2] }).ids).toEqual(happened(all, reader).ids);
  });

  it('leaves out what the head of the desk says', () => {
    const begins = told(2, { text: { key: 'title', args: { round: 2 }, ns: 'toy' } });
    const title = { key: 'title', args: { round: 2 }, ns: 'toy' };
    expect(happened([told(1), begins], reader, { title }).lines).toEqual([expect.stringContaining('shows 1')]);
    expect(happened([told(1), begins], reader, { title: { ...title, args: { round: 3 } } }).lines).toHaveLength(2);
  });

  it('says what was taken back as long as nothing else has happened', () => {
    const back = told(1, { retracted: true });
    expect(happened([back], reader).lines).toEqual([
      expect.stringMatching(/^~~.*~~$/u),
      expect.stringContaining('taken back'),
    ]);
    expect(happened([back, told(2)], reader).lines).toEqual([expect.stringContaining('shows 2')]);
  });
});

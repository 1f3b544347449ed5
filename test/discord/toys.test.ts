// The toy games of sides, stacks and hexes on the wire: one person holds two seats and plays by presses and by text, in both languages.
import { describe, expect, it } from 'vitest';
import { hexesGame } from '../support/toys/hexes.js';
import { sixNations } from '../support/toys/six-nations.js';
import { stacksGame } from '../support/toys/stacks.js';
import { offers } from './driving/reading.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([sixNations, stacksGame, hexesGame]);

const minute = 60_000;
const later = async (minutes: number): Promise<void> => {
  app().clock.advance(minutes * minute);
  await app().quiet();
};

/** What anybody reads in the game's channel, without the moments of deadlines. */
async function said(id: number): Promise<string> {
  const { channelId } = await app().play.info(id);
  const told = app()
    .as('Watcher')
    .messages(channelId ?? '');
  return told.map((message) => message.text).join('\n');
}

describe('stacks, one person playing blue and teal', () => {
  it(
    'takes typed orders of groups one by one, and losses in order, put together and taken back',
    { timeout: 60_000 },
    async () => {
      const { id, alex, sam } = await begin(app(), 'stacks', {
        menu: 'Take particular seats',
        alex: ['Blue', 'Teal'],
        sam: ['Red'],
      });
      await sam.open();
      const first = await sam.type('높은 성 보병 2 먼 섬');
      expect(first.text).toContain('✏️ 높은 성: 보병 2, 먼 섬으로');
      expect(first.text).toContain('아직 제출하지 않았습니다');
      const full = await sam.type('높은 성 전차 1 먼 섬');
      expect(full.text).toContain('⛔');
      expect(full.text).toContain('수송선에는 2개 부대만 탈 수 있습니다.');
      expect((await sam.type('전차 1 높은 성 먼 섬')).text).toContain('수송선에는 2개 부대만 탈 수 있습니다.');
      expect((await sam.type('높은 성 전차 1 옛 항구')).text).toContain('높은 성에서 옛 항구로 가는 길이 없습니다.');
      const second = await sam.type('1 tank Highkeep Broad plain');
      expect(second.text).toContain('내린 명령: 2개');
      await sam.press('확인');
      await app().quiet();

      const asked = await alex.open();
      expect(asked.text).toContain('Teal: In which order are your units lost?');
      for (const unit of ['Tank', 'Infantry', 'Infantry']) await alex.step(unit);
      expect((await alex.press('Remove the last one')).text).toContain('1. Tank · 2. Infantry\n');
      expect((await alex.type('infantry 2, tank')).text).toContain('1. Infantry · 2. Infantry · 3. Tank');
      expect((await alex.press('🔒 Hand in as final')).text).toContain('Handed in as final');
      await sam.open();
      expect((await sam.type('보병 2')).text).toContain('1. 보병 · 2. 보병');
      await sam.press('🔒 확정하기');
      await app().quiet();
      expect(await said(id)).toContain('Battle at Far isle.');
    },
  );

  it(
    'splits a stack by menus of numbers, changes an order and removes it, for each seat in turn',
    { timeout: 60_000 },
    async () => {
      const { id, alex, sam } = await begin(app(), 'stacks', {
        menu: 'Take particular seats',
        alex: ['Blue', 'Teal'],
        sam: ['Red'],
      });
      await sam.open();
      await sam.press('확인');
      await app().quiet();

      await alex.open();
      await alex.step('Give orders: Old port');
      expect(offers(await alex.step('Infantry × 2'))).toContain('Far isle');
      expect((await alex.step('Broad plain')).text).toContain('✏️ Old port: 2 Infantry to Broad plain');
      await alex.step('Give orders: Old port');
      const tooMany = offers(await alex.press('All of them'));
      expect(tooMany).toContain('Broad plain');
      expect(tooMany).not.toContain('Far isle');
      await alex.press('Back to the list');
      const opened = await alex.press('Change: Old port: 2 Infantry to Broad plain');
      expect(offers(opened)).toEqual(expect.arrayContaining(['Infantry × 1', 'Far isle', 'Remove this order']));
      await alex.step('Infantry × 1');
      const changed = await alex.step('Far isle');
      expect(changed.text).toContain('✏️ Old port: 1 Infantry to Far isle');
      expect(changed.text).toContain('Orders given: 1');
      await alex.step('Give orders: Old port');
      const again = await alex.press('As before: Old port: 1 Infantry to Far isle');
      expect(again.text).toContain('Orders given: 2');
      await alex.press('Clear all orders');
      expect((await alex.type('1 infantry Old port Far isle')).text).toContain('Orders given: 1');
      await alex.press('Change: Old port: 1 Infantry to Far isle');
      expect((await alex.press('Remove this order')).text).toContain('Orders given: 0');
      await alex.type('2 tank, 1 infantry Old port Broad plain');
      await alex.press('Confirm');
      await app().quiet();

      // Red stands on the plain: the one who plays blue is asked for the losses, and not for teal, which is not there.
      expect((await alex.open()).text).toContain('Blue: In which order are your units lost?');
      await later(13 * 60);
      for (let battles = 0; battles < 6 && !(await said(id)).includes('Teal to move'); battles++) await later(13 * 60);
      expect((await alex.open()).text).toContain('Teal: Your moves');
      expect((await alex.type('먼 섬 보병 모두 전차 1 옛 항구')).text).toContain('⛔');
      expect((await alex.type('먼 섬 보병 1 전차 1 옛 항구')).text).toContain(
        '✏️ Far isle: 1 Infantry and 1 Tank to Old port',
      );
      await alex.press('Confirm');
      await app().quiet();
      expect(await said(id)).toContain('Teal has moved.');
    },
  );
});

describe('six nations, two to a person', () => {
  it('opens a window to both seats of one person and tells nobody who has answered', { timeout: 60_000 }, async () => {
    const { id, alex, sam } = await begin(app(), 'six-nations', {
      menu: 'Take particular seats',
      alex: ['Germany', 'Japan'],
      sam: ['United Kingdom', 'Soviet Union'],
    });
    expect(offers(await alex.open())).toEqual(expect.arrayContaining(['Hand (Germany)', 'Hand (Japan)']));
    expect((await alex.press('Hand (Japan)')).text).toContain('In hand:');
    const hands = (await alex.actor.slash('hand', { game: String(id) })).message?.text ?? '';
    expect(hands).toMatch(/Hand \(Germany\)[^]*In hand:[^]*Hand \(Japan\)[^]*In hand:/u);
    expect((await sam.actor.slash('hand', { game: String(id) })).message?.text).toMatch(
      /손패 \(영국\)[^]*손패 \(소련\)/u,
    );
    await alex.open();
    await alex.press('Shield');
    await app().quiet();
    const uk = offers(await sam.open());
    expect(uk).toEqual(expect.arrayContaining(['손패 (영국)', '손패 (소련)']));
    expect(uk.join()).not.toContain('독일');
    await sam.type('습격');
    await app().quiet();

    const window = await alex.open();
    expect(window.text).toContain('Germany: Do you answer?');
    const before = [await said(id), (await sam.open()).text];
    await alex.press('Shield');
    await app().quiet();
    expect([await said(id), (await sam.open()).text]).toEqual(before);
    expect((await alex.open()).text).toContain('Japan: Do you answer?');
    await alex.press('None of these');
    await app().quiet();
    expect([await said(id), (await sam.open()).text]).toEqual(before);
    await later(6);
    expect(await said(id)).toContain('Germany uses Shield.');

    expect((await sam.open()).text).toContain('소련: 대응할까요?');

    // Side after side until all have passed, whatever the computer players lay.
    for (let windows = 0; windows < 10 && !(await said(id)).includes('Japan to play'); windows++) {
      for (const [player, none] of [
        [alex, 'None of these'],
        [sam, '아무것도 고르지 않기'],
      ] as const)
        for (let seat = 0; seat < 2; seat++) if (offers(await player.open()).includes(none)) await player.press(none);
      await later(6);
    }
    expect(await said(id)).toContain('Japan to play');
  });
});

describe('hexes, a set of two factions to a person', () => {
  it('takes a path of six hexes, and lets a decoy pass by itself', { timeout: 60_000 }, async () => {
    const { id, alex, sam } = await begin(app(), 'hexes', {
      menu: 'Take a particular seat',
      alex: ['Western Allies, OKH'],
      sam: ['Soviet Union, OKW'],
    });
    expect(offers(await alex.open()).filter((label) => label.startsWith('Hand'))).toEqual([
      'Hand (Western Allies)',
      'Hand (OKH)',
    ]);
    await alex.step('western-1 in A1');
    for (const hex of ['B1', 'C1', 'C2', 'D2', 'D1', 'E1']) await alex.step(hex);
    expect((await alex.press('Save it like this')).text).toContain('✏️ western-1: B1, C1, C2, D2, D1, and E1');
    await alex.press('Confirm');
    await app().quiet();
    expect(await said(id)).toContain('To answer: Soviet Union');
    expect((await sam.open()).text).toContain('매복을 쓸까요?');
    await sam.press('아무것도 고르지 않기');
    await later(6);

    // OKW holds nothing: it is named as asked all the same, and nothing but the time tells.
    expect((await alex.open()).text).toContain('OKH: Where do your units march?');
    await alex.type('okh-2 B4 C4 D4 E4');
    await alex.press('Confirm');
    await app().quiet();
    expect((await said(id)).split('\n').at(-2)).toContain('To answer: OKW');
    expect((await alex.open()).text).toContain('OKW');
    await later(6);
    expect(await said(id)).toContain('To answer: Soviet Union');
    expect((await sam.open()).text).toContain('부대를 어디로 보낼까요?');
    expect((await sam.type('soviet-1 E1')).text).toContain('⛔');
    expect((await sam.type('soviet-1 F1, soviet-2 E2 D2')).text).toContain('✏️ soviet-2: E2, D2');
  });

  it('calls nobody by name in public to what may be a decoy', { timeout: 60_000 }, async () => {
    const { id, alex, sam } = await begin(app(), 'hexes', {
      menu: 'Take a particular seat',
      alex: ['Western Allies, OKH'],
      sam: ['Soviet Union, OKW'],
    });
    const { channelId } = await app().play.info(id);
    await app()
      .as('Sam')
      .in(channelId ?? '')
      .slash('settings', { notices: 'mention' });
    await alex.open();
    await alex.type('western-1 B1 C1 C2 D2 D1 E1');
    await alex.press('Confirm');
    await app().quiet();
    expect(await said(id)).toContain('To answer: Soviet Union');
    expect((await said(id)).split('\n').filter((line) => line.startsWith('<@'))).toEqual([]);
    const inbox = sam.actor.messages().map(({ text }) => text);
    expect(inbox.join('\n')).toContain('매복을 쓸까요?');
  });
});

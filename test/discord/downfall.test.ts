// Downfall on the wire: an order from the buttons, a march typed in either language, an attack through its windows, what the staff does.
import { expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { offers } from './driving/reading.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { Player } from './players.js';

const app = testApp();

/** Alex (English) leads the Western Allies and the OKH, Sam (Korean) the Soviets and the OKW, or as the seats say. */
async function begun(
  at: TestApp,
  scenario: string,
  seats = ['western', 'soviet'],
): Promise<{ id: number; alex: Player; sam: Player }> {
  // What this game works out takes its time on a busy machine.
  for (const who of ['Hana', 'Alex', 'Sam']) at.as(who).patience = 60_000;
  await setUp(at);
  const alex = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' } as const;
  const sam = { id: at.as('Sam').speak('ko').id, name: 'Sam', locale: 'ko' } as const;
  const input = { guildId: at.discord.guild.id, kind: 'downfall', name: 'Table', language: 'en', paces: {} } as const;
  const { id } = await at.play.create(alex, { ...input, options: { scenario }, settings: { readyCheck: false } });
  await at.play.join(id, alex, seats[0] ?? null);
  await at.play.join(id, sam, seats[1] ?? null);
  await at.play.start(id, alex.id, false);
  await at.quiet();
  return { id, alex: new Player(at, 'Alex', id), sam: new Player(at, 'Sam', id) };
}

interface Shown {
  readonly player: Player;
  readonly message: SeenMessage;
}

/** Players go on through what needs no decision here, until one of them is shown one of the texts. */
async function until(at: TestApp, players: readonly Player[], texts: readonly string[]): Promise<Shown> {
  const plain = [
    'No card',
    '카드 없음',
    'Nobody advances',
    '전진하지 않기',
    'Confirm',
    '확인',
    'No movement',
    '이동하지 않음',
    'No attack',
    '공격하지 않음',
  ];
  for (let n = 0; n < 20; n++) {
    at.clock.advance(6 * 60_000);
    await at.quiet();
    for (const player of players) {
      const message = await player.open();
      if (texts.some((text) => message.text.includes(text))) return { player, message };
      const offered = offers(message);
      const answer = plain.find((label) => offered.includes(label));
      if (answer === undefined) continue;
      await player.press(answer);
      await at.quiet();
    }
  }
  throw new Error(`nobody was shown ${texts.join()}`);
}

it(
  'plays an order and an attack with pressed and typed answers, and the staff answers for the other',
  { timeout: 300_000 },
  async () => {
    const at = app();
    const { id, alex, sam } = await begun(at, 'overlord');

    await sam.instructions();
    await sam.step('OKW: 작은 전투에는 카드를 내지 않기');
    await sam.step('모든 전투에서 묻지 않기');
    await sam.step('OKW: 내 유닛이 명중을 받는 방법');
    await sam.step('사수하고 손실 받기');
    await sam.step('OKW: 묻지 않고 가장 가벼운 손실로 받기');
    await sam.step('실행');

    const asked = await alex.open();
    const orders = offers(asked).filter((label) => /^(?:Redeploy|Strategic)/u.test(label));
    expect(new Set(orders).size).toBe(orders.length);
    expect(asked.text).toMatch(/Costs \d+; brings .+; then OKW acts/u);
    const started = await alex.step('Redeploy 3, 2 attacks: infantry (from planning)');
    if (offers(started).includes('No card')) await alex.step('No card');
    expect((await alex.type('8A 2220 - 2221')).text).toContain('This order does not move Br 8th.');
    expect((await alex.type('New beachhead 1 Calvados; us3 > Calvados')).text).toContain(
      '✏️ New beachhead 1: Calvados beach 3312\n✏️ US 3rd: by sea to Calvados beach 3312',
    );
    await alex.press('Confirm');

    // Without any attack the button says what that comes to.
    expect(offers(await alex.open())).toContain('No attack');
    const flanks = await alex.step('Le Havre 3212');
    expect(flanks.text).toMatch(/all possible flanks\*\* Column .+: hits in \d+%/u);
    const saved = await alex.step('Save it like this');
    expect(saved.text).toMatch(/Le Havre 3212: Attack \d+ \(.+\), defence .+ Hits on them: .+ Hits on us: .+%/u);
    await alex.press('Confirm');
    await until(at, [alex], ['What do you attack? 1 attack is left.']);
    const answered = await at.store.db.answer.findMany({ where: { gameId: id, seat: 'okw' } });
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.every(({ by }) => by !== 'player')).toBe(true);
    // Its name, typed, presses the button.
    expect((await alex.type('no attack')).text).toContain('✅ What do you attack? ➜ No attack');
  },
);

it('reads a march typed in Korean, with the beachhead placed before it', { timeout: 300_000 }, async () => {
  const at = app();
  const { sam } = await begun(at, 'overlord', ['soviet', 'western']);
  await sam.open();
  const started = await sam.step('재배치 3, 공격 2회: 보병 (계획 칸에서)');
  if (offers(started).includes('카드 없음')) await sam.step('카드 없음');
  expect((await sam.type('미 3군 → 칼바도스')).text).toContain('상륙 거점이 없습니다');
  const typed = await sam.type('새 상륙 거점 1 칼바도스; 미 3군 → 칼바도스');
  expect(typed.text).toContain('✏️ 새 상륙 거점 1: 칼바도스 해변 3312\n✏️ 미 3군: 바다로 칼바도스 해변 3312');
});

it.each(['husky', 'campaign'])('%s goes on for some orders', { timeout: 300_000 }, async (scenario) => {
  const at = app();
  const { alex, sam } = await begun(at, scenario);
  for (let n = 0; n < 2; n++) {
    const { player, message } = await until(at, [alex, sam], ['Which order do you take?', '어떤 명령을']);
    const offered = offers(message);
    const label = offered.find((one) => /^(?:Plan: |계획: )/u.test(one)) ?? offered[0] ?? '';
    expect((await player.step(label)).text).not.toContain('⛔');
  }
});

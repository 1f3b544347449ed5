// A planned turn: each question takes what comes next, what is not possible any more is handed back, and what it brings is foreseen.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { latestMarks } from '../../../../src/games/quartermaster-general/board/marks.js';
import { nations, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { setup } from '../../../../src/games/quartermaster-general/setup.js';
import { planned } from '../../../../src/games/quartermaster-general/questions/turn-plan.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import type { QmgView } from '../../../../src/games/quartermaster-general/view.js';
import { loadBoardMaps } from '../../../../src/render/index.js';
import { check } from '../../../../src/table/answer.js';
import { chosenParts } from '../../../../src/play/turn/answer-words.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { plainInstruction, type Instructed } from '../../../../src/table/instruction.js';
import { remarksOf } from '../../../../src/table/question.js';
import { wording } from '../../../support/contract.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { deal, position, questionIn, questionsIn, run } from '../support/play.js';

const { instructions } = quartermasterGeneral;
const look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 } as const;

const cards = (nation: Nation, ids: readonly CardId[]): Record<Nation, CardId[]> =>
  byNation((one) => (one === nation ? [...ids] : []));

const state = position(
  'germany',
  { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'ukraine'] },
  {
    hand: cards('germany', ['ger-land-battle', 'ger-build-army', 'ger-sea-battle']),
    status: cards('germany', ['ger-blitzkrieg']),
  },
);

function made(
  answers: readonly (readonly string[])[],
  plan: readonly string[],
  at: QmgState = state,
): Instructed | undefined {
  const replayed = run(at, 'play', answers);
  const view = quartermasterGeneral.view(replayed.state as QmgState, 'germany');
  return instructions?.answer(questionIn(replayed), [plainInstruction('turn', plan)], view);
}

function foreseen(at: QmgState, plan: readonly string[], nation: Nation = 'germany'): readonly unknown[] {
  const value = instructions?.offers(at, nation).find(({ key }) => key === 'turn')?.value;
  if (value === undefined) throw new Error('no plan is offered');
  const checked = check(value, plan);
  return checked.ok ? remarksOf(checked.review).map(({ tone, text }) => ({ ...text, tone })) : [];
}

describe('a planned turn', () => {
  const plan = ['ger-land-battle', 'ukraine', 'ger-blitzkrieg', 'ukraine', 'discard', 'ger-sea-battle'];

  it('gives each question what comes next, and keeps the rest', () => {
    expect(made([], plan)).toEqual({ kind: 'answer', value: ['ger-land-battle'], keys: ['turn'], left: plan.slice(1) });
    expect(made([['ger-land-battle']], plan.slice(1))).toMatchObject({ value: ['ukraine'], left: plan.slice(2) });
    const battled = [['ger-land-battle'], ['ukraine']];
    expect(made(battled, plan.slice(2))).toMatchObject({ value: ['ger-blitzkrieg'], left: plan.slice(3) });
  });

  it('is told as its player would say it, not by the words of its form', () => {
    const form = instructions?.offers(state, 'germany').find(({ key }) => key === 'turn')?.value?.form;
    if (form?.kind !== 'choose') throw new Error('no plan is offered');
    const told = (ids: readonly string[], lang: 'en' | 'ko'): readonly string[] =>
      chosenParts(form, ids).map((part) => wording.say(part, lang, 'quartermaster-general'));
    expect(told(plan, 'en')).toEqual(['Land Battle: Ukraine', 'Blitzkrieg: Ukraine', 'discard Sea Battle']);
    expect(told(['ger-build-army', 'ukraine', 'discard', 'stop'], 'en')).toEqual(['Build Army: Ukraine', 'no discard']);
    expect(told(['ger-build-army', 'ukraine', 'stop'], 'en')).toEqual([
      'Build Army: Ukraine',
      'then no more, and no discard',
    ]);
    expect(told(['ger-build-army', 'ukraine', 'discard', 'ger-sea-battle'], 'ko')).toEqual([
      '육군 창설: 우크라이나',
      '해양 전투 버리기',
    ]);
    expect(told(['stop'], 'ko')).toEqual(['아무것도 하지 않고 버리지 않기']);
  });

  it('passes over a card that had no occasion, and asks where it says nothing', () => {
    const battled = [['ger-land-battle'], ['ukraine']];
    expect(made(battled, ['ger-dive-bombers', 'moscow', 'ger-blitzkrieg', 'ukraine'])).toMatchObject({
      value: ['ger-blitzkrieg'],
      left: ['ukraine'],
    });
    expect(made(battled, ['stop'])).toMatchObject({ kind: 'answer', value: [] });
    expect(made(battled, ['discard', 'ger-sea-battle'])).toBeUndefined();
    expect(made([['ger-land-battle']], ['ger-blitzkrieg'])).toBeUndefined();
  });

  it('says which way of a card that leaves the choice is meant, by a basic card of the hand or by what it does', () => {
    const hand = cards('germany', ['ger-guns-and-butter', 'ger-land-battle', 'ger-plunder']);
    const free = position('germany', { germany: ['germany', 'eastern-europe'], 'soviet-union': ['ukraine'] }, { hand });
    const played = [['ger-guns-and-butter']];
    expect(made(played, ['ger-land-battle', 'ukraine'], free)).toMatchObject({ value: ['2'], left: ['ukraine'] });
    const built = ['ger-guns-and-butter/0', 'western-europe'];
    expect(made(played, built, free)).toMatchObject({ value: ['0'], left: ['western-europe'] });
    expect(made(played, ['ger-plunder'], free)).toBeUndefined();
    const form = instructions?.offers(free, 'germany').find(({ key }) => key === 'turn')?.value?.form;
    if (form?.kind !== 'choose') throw new Error('no plan is offered');
    // No two things are called the same.
    expect(form.next?.(['ger-guns-and-butter'])).toEqual(
      expect.arrayContaining(['ger-land-battle', 'ger-guns-and-butter/0']),
    );
    expect(form.next?.(['ger-guns-and-butter', 'ger-land-battle'])).toContain('ukraine');
    const names = form.options().map(({ text }) => wording.say(text, 'en', 'quartermaster-general').toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('is handed back when the world has changed', () => {
    expect(made([], ['ger-plunder'])).toMatchObject({ kind: 'handBack', keys: ['turn'] });
    expect(made([['ger-land-battle']], ['moscow'])).toMatchObject({ kind: 'handBack', keys: ['turn'] });
  });

  it('says beforehand what it gives and what would be out of supply', () => {
    const args = (plan: readonly string[], at = state): unknown => foreseen(at, plan)[0];
    expect(args(['ger-build-army', 'western-europe'])).toMatchObject({ key: 'outlook.safe', args: { count: 4 } });
    expect(args(['ger-build-army'])).toMatchObject({ key: 'outlook.safe', args: { count: 2 }, tone: 'info' });
    const cut = { ...structuredClone(state), active: 'japan' as const };
    cut.pieces.hawaii = ['germany'];
    expect(args(['ger-build-army', 'western-europe'], cut)).toMatchObject({ key: 'outlook.starving', tone: 'warn' });
  });

  /** What a plan makes of a question with these options. */
  const at = (key: string, ids: readonly string[], items: readonly string[], about: object = {}, min = 0) =>
    planned(
      {
        key,
        about: { ...about },
        form: { kind: 'choose', min, max: ids.length, options: () => ids.map((id) => ({ id, text: { key: id } })) },
      },
      [plainInstruction('turn', items)],
    );
  const passes = { kind: 'answer', value: [], keys: [] };

  it('uses before the play only the card that stands first', () => {
    const before = { trigger: 'playStart' };
    expect(at('respond', ['ger-blitzkrieg'], ['ger-land-battle', 'ger-blitzkrieg'], before)).toEqual(passes);
    expect(at('respond', ['ger-blitzkrieg'], ['ger-blitzkrieg', 'ger-land-battle'], before)).toMatchObject({
      value: ['ger-blitzkrieg'],
      left: ['ger-land-battle'],
    });
  });

  it('passes where nothing more is to be done, but gives no point away unasked', () => {
    expect(at('place', ['balkans'], ['stop'])).toEqual(passes);
    expect(at('discard', ['ger-plunder'], ['stop'])).toEqual(passes);
    expect(at('discard', ['ger-plunder'], ['stop'], { penalty: 1 })).toBeUndefined();
  });

  it('pays only when the cards named are enough', () => {
    const hand = ['ger-plunder', 'ger-sea-battle'];
    expect(at('cost', hand, ['ger-plunder'], {}, 2)).toBeUndefined();
    expect(at('cost', hand, [...hand, 'stop'], {}, 2)).toMatchObject({ value: hand, left: ['stop'] });
  });

  it('foresees nothing once the play has been made', () => {
    expect(foreseenBoard(['ger-build-army'], { ...state, step: 'supply' })).toBeUndefined();
  });

  const foreseenBoard = (plan: readonly string[], at = state): QmgView => {
    const offer = instructions?.offers(at, 'germany').find(({ key }) => key === 'turn');
    return offer?.foresee?.(plan)?.view as QmgView;
  };

  it('shows the board it would lead to, with what would be placed and gone marked and the points it gives', () => {
    const view = foreseenBoard(plan);
    expect(view.pieces.ukraine).toEqual(['germany']);
    expect(view.planned).toEqual({ points: 4, starving: [] });
    expect([view.vp.axis, state.vp.axis]).toEqual([4, 0]);
    const scene = JSON.stringify(
      quartermasterGeneral.board(view, { ...look, area: 'europe' }, loadBoardMaps(quartermasterGeneral.maps)),
    );
    expect(scene).toMatch(/"piece:germany:ukraine".*?"pending"/u);
    expect(scene).toMatch(/"piece:soviet-union:ukraine".*?"gone"/u);
    expect(scene).toContain('"title.planned"');
    const plain = quartermasterGeneral.board(
      quartermasterGeneral.view(state, 'germany'),
      { ...look, area: 'europe' },
      loadBoardMaps(quartermasterGeneral.maps),
    );
    expect(JSON.stringify(plain)).not.toContain('"pending"');
  });

  it.each([{}, { area: 'europe' }])('explains beside its own sign what is protected as well (%o)', (near) => {
    const maps = loadBoardMaps(quartermasterGeneral.maps);
    const keys = [...shapesOf(quartermasterGeneral.board(foreseenBoard(plan), { ...look, ...near }, maps))];
    const ids = keys.map(({ shape: { id } }) => id);
    expect(ids).toEqual(expect.arrayContaining(['key:protected', 'key:planned']));
  });

  it('rings the Air Force it would place, and numbers it among the deeds', () => {
    const flying = {
      ...structuredClone(state),
      options: quartermasterGeneral.options.parse({ totalWar: true }),
      air: { 'eastern-europe': ['germany' as const] },
      hand: cards('germany', ['ger-build-army', 'ger-air-power', 'ger-sea-battle']),
    };
    const view = foreseenBoard(['ger-build-army', 'western-europe', 'deploy', 'germany'], flying);
    expect(view.air.germany).toEqual(['germany']);
    const maps = loadBoardMaps(quartermasterGeneral.maps);
    const drawn = (seen: QmgView, of: string): string => {
      const scene = quartermasterGeneral.board(seen, { ...look, area: 'europe' }, maps);
      const found = scene.layers.flatMap(({ shapes }) => shapes).find(({ id }) => id === of);
      return JSON.stringify(found);
    };
    expect(drawn(view, 'air:germany:germany')).toContain('"pending"');
    expect(drawn(view, 'air:germany:germany')).toContain('"flight"');
    expect(drawn(view, 'air:germany:eastern-europe')).not.toContain('"pending"');
    // Placed in earnest it is numbered, without a ring.
    const earnest = { ...view };
    delete earnest.planned;
    expect(drawn(earnest, 'air:germany:germany')).not.toContain('"pending"');
    expect(drawn(earnest, 'air:germany:germany')).toContain('"flight"');
  });

  it('offers what would be asked next, then what to discard', () => {
    const next = (chosen: readonly string[]): readonly string[] | undefined => {
      const form = instructions?.offers(state, 'germany').find(({ key }) => key === 'turn')?.value?.form;
      return form?.kind === 'choose' ? form.next?.(chosen) : undefined;
    };
    expect(next([])).toEqual(expect.arrayContaining(['ger-land-battle', 'ger-build-army', 'discardOne']));
    expect(next([])).not.toContain('ukraine');
    expect(next(['ger-build-army'])).toEqual(expect.arrayContaining(['western-europe', 'stop', 'discard']));
    expect(next(['ger-build-army'])).not.toContain('moscow');
    expect(next(['ger-land-battle', 'ukraine'])).toEqual(['ger-blitzkrieg', 'stop', 'discard']);
    expect(next(['ger-build-army', 'western-europe'])).toEqual(['discard', 'stop']);
    expect(next([...plan.slice(0, 4), 'discard'])).toEqual(state.hand.germany);
    expect(next(['ger-build-army', 'western-europe', 'stop'])).toEqual([]);
    expect(next(['moscow'])).toBeUndefined();
  });

  it.each([false, true])('names each thing it may hold once (Total War: %s)', (totalWar) => {
    const at = { ...state, options: quartermasterGeneral.options.parse({ totalWar }) };
    const form = instructions?.offers(at, 'germany').find(({ key }) => key === 'turn')?.value?.form;
    const ids = form?.kind === 'choose' ? form.options().map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['germany', 'soviet-union']));
  });

  it('names what of it is not possible as the board stands', () => {
    const keys = (typed: readonly string[]): readonly unknown[] => foreseen(state, typed);
    expect(keys(['ger-build-army', 'moscow'])).toMatchObject([
      { key: 'outlook.gone', args: { what: { key: 'space.moscow' } } },
      { key: 'outlook.safe' },
    ]);
    expect(keys(['ger-build-army', 'western-europe'])).toMatchObject([{ key: 'outlook.safe' }]);
  });

  it('warns of a card that would be played for nothing', () => {
    const hand = cards('germany', [
      'ger-land-battle',
      'ger-sea-battle',
      'ger-build-army',
      'ger-build-navy',
      'ger-plunder',
    ]);
    const alone = { germany: ['germany', 'eastern-europe'], 'soviet-union': ['ukraine'] } as const;
    const starved = { germany: ['eastern-europe'], 'soviet-union': ['russia'] } as const;
    const idle = (plan: readonly string[], pieces: Parameters<typeof position>[1] = alone): boolean =>
      foreseen(position('germany', pieces, { hand }), plan).some(
        (one) => (one as { key: string }).key === 'outlook.idle',
      );
    // Out of supply nothing fights, and nothing is built beside it.
    expect(idle(['ger-sea-battle'], starved)).toBe(true);
    expect(idle(['ger-build-navy', 'north-sea'], starved)).toBe(true);
    expect(idle(['ger-land-battle'], starved)).toBe(true);
    expect(idle(['ger-land-battle', 'western-europe'], starved)).toBe(true);
    // A battle that could be fought and is left, or a card that lies on the table, is meant.
    expect(idle(['ger-land-battle', 'ukraine'])).toBe(false);
    expect(idle(['ger-land-battle'])).toBe(false);
    expect(idle(['ger-land-battle', 'stop'])).toBe(false);
    expect(idle(['ger-build-army', 'western-europe'])).toBe(false);
    expect(idle(['ger-plunder'])).toBe(false);
  });

  const isIdle = (at: QmgState, plan: readonly string[]): boolean =>
    foreseen(at, plan, at.active).some((one) => (one as { key: string }).key === 'outlook.idle');

  it('does not warn of a card that is laid down', () => {
    const starved = { germany: ['eastern-europe'], japan: ['hawaii'], 'soviet-union': ['russia'] } as const;
    const laying = position('germany', starved, { hand: cards('germany', ['ger-blitzkrieg']) });
    expect(isIdle(laying, ['ger-blitzkrieg'])).toBe(false);
    const hidden = position('japan', starved, { hand: cards('japan', ['jpn-kamikaze']) });
    expect(isIdle(hidden, ['jpn-kamikaze'])).toBe(false);
  });

  it('warns of a card played for nothing also where it could be answered with one that lies on the table', () => {
    const hand = cards('united-kingdom', ['uk-sea-battle']);
    const responses = cards('united-kingdom', ['uk-rationing']);
    const alone = position('united-kingdom', { 'united-kingdom': ['hawaii'] }, { hand, responses });
    const open = questionsIn(run(alone, 'play', [['uk-sea-battle']])).map(({ key }) => key);
    expect(open).toContain('respond');
    expect(isIdle(alone, ['uk-sea-battle'])).toBe(true);
  });

  it('takes each card behind its spaces, as Korean names them, before the play alone', () => {
    const ordered = (typed: readonly string[], at = state): unknown =>
      instructions
        ?.offers(at, 'germany')
        .find(({ key }) => key === 'turn')
        ?.inOrder?.(typed);
    expect(ordered(['ukraine', 'ger-land-battle', 'ukraine', 'ger-blitzkrieg', 'discard', 'ger-sea-battle'])).toEqual(
      plan,
    );
    expect(ordered(plan)).toEqual(plan);
    expect(ordered(['ukraine', 'stop'])).toEqual(['ukraine', 'stop']);
    expect(ordered(['ukraine', 'ger-blitzkrieg'], { ...state, step: 'supply' })).toBeUndefined();
  });

  it('marks and names what would be out of supply', () => {
    const cut = structuredClone(state);
    cut.pieces['latin-america'] = ['germany'];
    const view = foreseenBoard(['ger-build-army', 'western-europe'], cut);
    expect(view.planned?.starving).toEqual([{ flag: 'germany', space: 'latin-america' }]);
    const scene = JSON.stringify(
      quartermasterGeneral.board(view, { ...look, area: 'europe' }, loadBoardMaps(quartermasterGeneral.maps)),
    );
    expect(scene).toContain('"starving:germany:latin-america"');
  });

  it('is foreseen in a later turn with that turn’s marks only', () => {
    const later = { ...structuredClone(state), active: 'japan' as const };
    later.marks = [{ turn: 2, deed: 'built', nation: 'japan', kind: 'army', space: 'china' }];
    const view = foreseenBoard(['ger-build-army', 'western-europe'], later);
    expect([view.active, view.round]).toEqual(['germany', 2]);
    expect(latestMarks(view).map(({ space }) => space)).toEqual(['western-europe']);
  });

  it.each(['base', 'total war'])('shows nothing of what its owner may not know (%s)', (variant) => {
    const options = quartermasterGeneral.options.parse({ totalWar: variant === 'total war' });
    let foreseenPlans = 0;
    for (let n = 0; n < 6; n++) {
      const { state: dealt } = setup(options, new SeededDice(`plan ${n}`));
      Object.assign(dealt, { step: 'play', active: nations[n % nations.length] });
      const seat = nations[n % nations.length] ?? 'germany';
      deal(dealt, seat, {});
      const swapped = quartermasterGeneral.conceal(dealt, seat, new SeededDice(`other ${n}`));
      const offered = (at: QmgState) => instructions?.offers(at, seat).find(({ key }) => key === 'turn');
      for (const first of [...new Set(dealt.hand[seat]), 'topCard', 'discardOne']) {
        const wanted = [first, ...spaceIds, 'stop'];
        const [one, two] = [offered(dealt)?.foresee?.(wanted), offered(swapped)?.foresee?.(wanted)];
        expect(two).toEqual(one);
        if (one !== undefined) foreseenPlans += 1;
      }
    }
    expect(foreseenPlans).toBeGreaterThan(20);
  });

  it('is meant for one turn: the one that goes on, or the next', () => {
    const until = (active: Nation): number | undefined =>
      instructions?.offers({ ...state, active }, 'japan').find(({ key }) => key === 'turn')?.until;
    expect([until('germany'), until('japan'), until('italy')]).toEqual([1, 1, 2]);
  });
});

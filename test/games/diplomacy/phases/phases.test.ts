// The course of a game: which phases come, who is asked, what is said, who wins.
import { describe, expect, it } from 'vitest';
import { centres } from '../../../../src/games/diplomacy/data/geography.js';
import type { ProvinceId } from '../../../../src/games/diplomacy/data/geography.js';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { retreatTarget } from '../../../../src/games/diplomacy/rules/retreats.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { check } from '../../../../src/table/answer.js';
import { replay } from '../../../../src/table/replay.js';
import type { Checkpoint } from '../../../../src/table/replay.js';
import { sheetOf } from '../../../../src/table/sheet.js';
import { createWording } from '../../../../src/words/words.js';
import { game, playPhase, position, start, typing } from '../play.js';
import type { Played } from '../play.js';

const wording = createWording({ diplomacy: diplomacy.words, app: { en: {}, ko: {} } });
const said = ({ reports }: Played, lang: 'en' | 'ko' = 'en'): readonly string[] =>
  reports.map(({ text }) => wording.say(text, lang, 'diplomacy'));
const stateOf = ({ next }: Played): DiplomacyState => diplomacy.state.parse(next?.state);
const unitsOf = (played: Played): readonly string[] =>
  stateOf(played)
    .units.map(({ power, type, at }) => `${power} ${type} ${at}`)
    .sort();
const asked = (checkpoint: Checkpoint): readonly string[] => {
  const { progress } = replay(game, 'seed', checkpoint, []);
  return progress.kind === 'waiting' ? progress.open.map(({ question }) => `${question.seat} ${question.key}`) : [];
};

describe('a year', () => {
  it('asks all seven for orders, then goes from spring to autumn without retreats', () => {
    const first = start();
    expect(asked(first)).toHaveLength(7);
    const spring = playPhase(first, typing({ france: 'A par - bur' }));
    expect(stateOf(spring)).toMatchObject({ year: 1901, season: 'autumn', phase: 'movement' });
  });

  it('changes owners only after autumn, then asks only those who may build', () => {
    const spring = position({
      units: ['france A gas', 'germany A kie'],
      owners: { france: ['par'], germany: ['kie'] },
    });
    const moved = playPhase(spring, typing({ france: 'A gas - spa', germany: 'A kie H' }));
    expect(stateOf(moved).owners).toEqual({ par: 'france', kie: 'germany' });
    const autumn = { ...spring, state: { ...stateOf(moved), units: stateOf(moved).units } };
    const held = playPhase(autumn, typing({ france: 'A spa H', germany: 'A kie H' }));
    expect(stateOf(held).owners).toMatchObject({ spa: 'france' });
    expect(said(held)).toContain('France takes Spain.');
    expect(asked({ phase: 'adjustment', state: stateOf(held), draws: 0 })).toEqual(['france adjustment']);
    const built = playPhase({ phase: 'adjustment', state: stateOf(held), draws: 0 }, typing({ france: 'build A par' }));
    expect(unitsOf(built)).toEqual(['france A par', 'france A spa', 'germany A kie']);
    expect(stateOf(built)).toMatchObject({ year: 1902, season: 'spring', phase: 'movement' });
  });

  it('counts the years in which no centre changes hands, and begins anew when one does', () => {
    const autumn = (units: readonly string[], quietYears: number, orders: Readonly<Record<string, string>>): number => {
      const spring = position({ units, owners: { france: ['par'], germany: ['kie'] } });
      const { state } = spring;
      const at = { ...spring, state: { ...state, season: 'autumn', quietYears } as typeof state };
      return stateOf(playPhase(at, typing(orders))).quietYears;
    };
    const units = ['france A gas', 'germany A kie'];
    expect(autumn(units, 1, { france: 'A gas H', germany: 'A kie H' })).toBe(2);
    expect(autumn(units, 2, { france: 'A gas - spa', germany: 'A kie H' })).toBe(0);
    const spring = position({ units, owners: { france: ['par'], germany: ['kie'] } });
    expect(stateOf(playPhase(spring, typing({ france: 'A gas H', germany: 'A kie H' }))).quietYears).toBe(0);
  });

  it('says why each order came out as it did, in both languages', () => {
    const battle = position({
      units: ['france A gas', 'france A mar', 'germany A bur', 'germany A mun', 'italy A tyr'],
    });
    const played = playPhase(
      battle,
      typing({ france: 'A mar - bur; A gas S A mar - bur', germany: 'A bur H; A mun S A bur', italy: 'A tyr - mun' }),
    );
    expect(said(played)).toEqual(
      expect.arrayContaining([
        '✓ A Mar - Bur · strength 2 with A Gas beats German A Bur (1) holding there',
        '✓ A Gas S A Mar - Bur · support given',
        '✗ __A Mun S A Bur__ · cut by Italian A Tyr',
        '✗ __A Bur H__ · strength 1 dislodged by French A Mar (2 with A Gas); support of A Mun cut by Italian A Tyr',
        '✗ __A Tyr - Mun__ · strength 1 is stopped by German A Mun (1) holding there',
        'German A Bur, dislodged by French A Mar, may retreat to Bel, Par, Pic, and Ruh.',
      ]),
    );
    expect(said(played, 'ko').join('\n')).toContain('✓ 육군 마르세유 - 버건디 · 힘 2(지원 육군 가스코니)로');
    expect(asked({ phase: 'retreat', state: stateOf(played), draws: 0 })).toEqual(['germany retreat']);
  });
});

describe('retreats', () => {
  const flight = position({
    phase: 'retreat',
    units: ['france A bur'],
    dislodged: [
      { unit: 'germany A mun', attackerFrom: 'bur', retreats: ['ber', 'kie', 'sil'] },
      { unit: 'italy A tyr', attackerFrom: 'ven', retreats: ['boh', 'sil'] },
    ],
  });

  it('arrive, collide or disband', () => {
    expect(unitsOf(playPhase(flight, typing({ germany: 'A mun - ber' })))).toEqual(['france A bur', 'germany A ber']);
    const both = playPhase(flight, typing({ germany: 'A mun - sil', italy: 'A tyr - sil' }));
    expect(unitsOf(both)).toEqual(['france A bur']);
    expect(said(both)).toContain('✗ __A Mun R Sil__ · Italian A Tyr retreated there too: all are disbanded');
  });
});

describe('civil disorder', () => {
  it('holds the units of a power without orders and disbands its dislodged ones at once', () => {
    const attack = position({ units: ['france A mar', 'france A gas', 'germany A bur', 'italy A rom'] });
    const played = playPhase(attack, typing({ france: 'A mar - bur; A gas S A mar - bur', italy: 'A rom H' }));
    expect(said(played)).toContain('Germany sent no orders and is in civil disorder: its units hold.');
    expect(said(played)).toContain(
      'German A Bur, dislodged by French A Mar, has nobody to command it and is disbanded.',
    );
    expect(stateOf(played)).toMatchObject({ phase: 'movement', season: 'autumn', dislodged: [] });
  });

  it('removes the farthest units when nobody says which, and all without asking when all must go', () => {
    const over = position({
      phase: 'adjustment',
      season: 'autumn',
      units: ['france A par', 'france A mos'],
      owners: { france: ['par'] },
    });
    expect(asked(over)).toEqual(['france adjustment']);
    expect(unitsOf(playPhase(over, () => undefined))).toEqual(['france A par']);
    const lost = { season: 'autumn', units: ['france A ukr', 'russia A war'], owners: { russia: ['war'] } } as const;
    const skipped = playPhase(position(lost), typing({ france: 'A ukr H', russia: 'A war H' }));
    expect(unitsOf(skipped)).toEqual(['russia A war']);
    expect(said(skipped)).toContain('– Remove A Ukr · no order; no centre left to support it');
    expect(stateOf(skipped)).toMatchObject({ year: 1902, phase: 'movement' });
  });
});

describe('builds', () => {
  const rich = position({
    phase: 'adjustment',
    season: 'autumn',
    units: ['france A spa', 'russia A war'],
    owners: { france: ['spa', 'par', 'bre'], russia: ['war', 'stp'] },
  });

  it('are refused beyond the number allowed and need a coast in St Petersburg', () => {
    const { progress } = replay(game, 'seed', rich, []);
    if (progress.kind !== 'waiting') throw new Error('nobody is asked');
    const [france, russia] = progress.open.map(({ question }) => question);
    expect(france?.review?.(sheetOf({ par: ['build', 'A'] })).warnings?.map(({ key }) => key)).toEqual(['warn.waived']);
    if (russia?.form.kind !== 'orders') throw new Error('no sheet');
    expect(russia.form.step({ subject: 'stp', path: ['build', 'F'] }, []).options.map(({ id }) => id)).toEqual([
      'nc',
      'sc',
    ]);
    expect(russia.form.step({ subject: 'stp', path: ['build', 'F'] }, []).complete).toBe(false);
    const built = playPhase(rich, typing({ france: 'build F bre', russia: 'build F stp/nc' }));
    expect(unitsOf(built)).toEqual(['france A spa', 'france F bre', 'russia A war', 'russia F stp/nc']);
    expect(said(built)).toContain('France leaves 1 possible build unused.');
  });

  it('and removals beyond what is due are too many orders for the sheet', () => {
    const tight = position({
      phase: 'adjustment',
      season: 'autumn',
      units: ['france A spa', 'france A bur', 'italy A rom', 'italy A ven', 'italy F tun'],
      owners: { france: ['spa', 'par', 'bre'], italy: ['rom', 'ven'] },
    });
    const { progress } = replay(game, 'seed', tight, []);
    const [france, italy] = progress.kind === 'waiting' ? progress.open.map(({ question }) => question) : [];
    if (france === undefined || italy === undefined) throw new Error('somebody is not asked');
    const tooMany = { ok: false, refusals: [{ key: 'refuse.tooManyOrders', args: { max: 1, count: 2 } }] };
    expect(check(france, sheetOf({ par: ['build', 'A'], bre: ['build', 'F'] }))).toMatchObject(tooMany);
    expect(check(italy, sheetOf({ rom: ['remove'], tun: ['remove'] }))).toMatchObject(tooMany);
    expect(check(italy, sheetOf({ tun: ['remove'] })).ok).toBe(true);
  });

  it('stop at ten of a kind where the table says so', () => {
    const armies = ['bur', 'gas', 'mar', 'pic', 'bel', 'hol', 'ruh', 'mun', 'pie', 'tus'].map((at) => `france A ${at}`);
    const full = position({
      phase: 'adjustment',
      season: 'autumn',
      options: { pieceLimit: true },
      units: armies,
      owners: { france: ['par', 'bre', 'mar', 'bel', 'hol', 'mun', 'spa', 'por', 'lon', 'lvp', 'edi'] },
    });
    const { progress } = replay(game, 'seed', full, []);
    const question = progress.kind === 'waiting' ? progress.open[0]?.question : undefined;
    expect(question?.review?.(sheetOf({ par: ['build', 'A'] })).refusals?.map(({ key }) => key)).toEqual([
      'refuse.pieces',
    ]);
    expect(question?.review?.(sheetOf({ bre: ['build', 'F'] })).refusals).toEqual([]);
  });
});

describe('victory', () => {
  const own = (count: number): readonly ProvinceId[] => centres.filter((id) => id !== 'kie').slice(0, count);
  const hold = typing({ france: 'A kie H', germany: 'A ruh H', turkey: 'A con H' });

  it('is 18 centres of one power after autumn', () => {
    const units = ['france A kie', 'germany A ruh'];
    const autumn = playPhase(position({ season: 'autumn', units, owners: { france: own(17) } }), hold);
    expect(autumn.outcome).toMatchObject({ kind: 'win', winners: ['france'] });
    expect(diplomacy.title(diplomacy.view(autumn.after, null)).key).toBe('title.finished');
    const spring = playPhase(position({ season: 'spring', units, owners: { france: own(17) } }), hold);
    expect(spring.outcome).toBeNull();
    const short = playPhase(position({ season: 'autumn', units, owners: { france: own(16) } }), hold);
    expect(short.outcome).toBeNull();
  });

  it('does not add up the powers of a side with three players, but is won by the side', () => {
    const units = ['france A kie', 'turkey A con'];
    const options = { variant: 'three' };
    const owners = { france: own(17).slice(0, 9), turkey: own(17).slice(9) };
    expect(playPhase(position({ season: 'autumn', options, units, owners }), hold).outcome).toBeNull();
    const alone = position({ season: 'autumn', options, units: ['france A kie'], owners: { france: own(17) } });
    const won = playPhase(alone, hold);
    expect(won.outcome).toMatchObject({ kind: 'win', winners: ['france', 'turkey'], text: { key: 'outcome.power' } });
  });

  it('is shared by all with a unit after the last year', () => {
    const units = ['france A kie', 'germany A ruh'];
    const played = playPhase(position({ season: 'autumn', options: { lastYear: 1901 }, units }), hold);
    expect(played.outcome).toMatchObject({ kind: 'draw', winners: ['france', 'germany'] });
    const four = position({ season: 'autumn', options: { lastYear: 1901, variant: 'four' }, units });
    const shared = playPhase(four, hold);
    expect(shared.outcome).toMatchObject({ kind: 'draw', winners: ['austria', 'france', 'germany', 'turkey'] });
  });
});

describe('elimination', () => {
  const out = 'Austria has neither unit nor centre left and is out of the game.';

  it('is told when the last centre falls and no unit is left', () => {
    const autumn = position({
      season: 'autumn',
      units: ['italy A vie', 'italy A tri', 'italy A bud'],
      owners: { austria: ['vie', 'tri', 'bud'], italy: ['rom'] },
    });
    expect(said(playPhase(autumn, typing({ italy: 'A vie H' })))).toContain(out);
  });

  it('is told when the last units are removed for want of a centre', () => {
    const autumn = position({
      season: 'autumn',
      units: ['italy A vie', 'italy A rom', 'austria A tyr', 'austria A boh'],
      owners: { austria: ['vie'], italy: ['rom'] },
    });
    const played = playPhase(autumn, typing({ italy: 'A vie H', austria: 'A tyr H; A boh H' }));
    expect(said(played)).toContain('– Remove A Tyr · no order; no centre left to support it');
    expect(said(played)).toContain(out);
    const asking = position({
      phase: 'adjustment',
      season: 'autumn',
      options: { autoSkip: false },
      units: ['italy A vie', 'austria A tyr'],
      owners: { italy: ['rom', 'vie'] },
    });
    expect(said(playPhase(asking, typing({ austria: 'disband A tyr' })))).toContain(out);
  });

  it('is told when the last unit falls without a centre behind it, with or without a retreat to come', () => {
    const units = ['italy A ven', 'italy A tri', 'austria A tyr', 'germany A mun', 'germany A boh', 'germany A vie'];
    const attack = { italy: 'A ven - tyr; A tri S A ven - tyr', austria: 'A tyr H', germany: 'A mun H' };
    const cornered = playPhase(
      position({ units: [...units, 'italy A pie'], owners: { italy: ['ven'] } }),
      typing(attack),
    );
    expect(said(cornered)).toContain(
      'Austrian A Tyr, dislodged by Italian A Ven, has nowhere to retreat and is disbanded.',
    );
    expect(said(cornered)).toContain(out);
    const both = playPhase(
      position({
        units: [...units, 'italy A pie', 'france A gas', 'russia A bur', 'france A par'],
        owners: { italy: ['ven'] },
      }),
      typing({ ...attack, france: 'A gas - bur; A par S A gas - bur', russia: 'A bur H' }),
    );
    expect(stateOf(both).phase).toBe('retreat');
    expect(said(both)).toContain(out);
  });

  it('is told when the last unit has to retreat and is lost', () => {
    const flight = position({
      phase: 'retreat',
      units: ['italy A ven'],
      owners: { italy: ['ven'] },
      dislodged: [{ unit: 'austria A tyr', attackerFrom: 'ven', retreats: ['vie'] }],
    });
    expect(said(playPhase(flight, typing({ austria: 'A tyr R vie' })))).not.toContain(out);
    expect(said(playPhase(flight, () => undefined))).toContain(out);
  });

  it('is not told of a power that has a centre to build in', () => {
    const autumn = position({ season: 'autumn', units: ['italy A rom'], owners: { austria: ['vie'], italy: ['rom'] } });
    expect(said(playPhase(autumn, typing({ italy: 'A rom H' })))).not.toContain(out);
  });
});

describe('fewer players', () => {
  it('have seats, sides and players as the rulebook has them', () => {
    const shape = (variant: string): object => {
      const options = diplomacy.options.parse({ variant });
      const sides = diplomacy.sides?.(options).map(({ seats }) => seats.join('+'));
      return { seats: diplomacy.seats(options).length, sides, holding: diplomacy.holding?.(options).kind };
    };
    const alone = ['austria', 'england', 'france', 'russia', 'turkey'];
    expect(shape('five')).toEqual({ seats: 5, sides: alone, holding: 'one' });
    expect(shape('four')).toEqual({
      seats: 7,
      sides: ['england', 'austria+france', 'germany+turkey', 'italy+russia'],
      holding: 'sets',
    });
    expect(shape('three')).toEqual({
      seats: 7,
      sides: ['austria+england+germany', 'italy+russia', 'france+turkey'],
      holding: 'sets',
    });
    expect(shape('two')).toEqual({
      seats: 6,
      sides: ['england+france+russia', 'austria+germany+turkey'],
      holding: 'sets',
    });
  });

  it('let Italy stand: it holds, is disbanded when dislodged, and is never asked', () => {
    const attack = position({
      options: { variant: 'six' },
      units: ['austria A tyr', 'austria A tri', 'italy A ven'],
    });
    expect(asked(attack)).toEqual(['austria movement']);
    const played = playPhase(attack, typing({ austria: 'A tyr - ven; A tri S A tyr - ven' }));
    expect(unitsOf(played)).toEqual(['austria A tri', 'austria A ven']);
    expect(stateOf(played).phase).toBe('movement');
  });

  it('close Italy to both until a coin after autumn 1914 gives it to one', () => {
    const first = start({ variant: 'two' });
    const players = ['austria', 'england', 'france', 'germany', 'russia', 'turkey'];
    expect(asked(first)).toEqual(players.map((power) => `${power} movement`));
    expect(() => playPhase(first, typing({ france: 'A mar - pie' }))).toThrow('cannot read A mar - pie');
    const autumn = playPhase(first, () => undefined);
    const tossed = playPhase({ phase: 'movement', state: stateOf(autumn), draws: 0 }, () => undefined);
    const { seats, closed, unplayed } = stateOf(tossed);
    const [winner, ...more] = seats.filter(({ powers }) => powers.includes('italy'));
    expect(more).toEqual([]);
    expect(['england', 'austria']).toContain(winner?.seat);
    expect(closed).toEqual([]);
    expect(unplayed).toEqual([]);
    expect(said(tossed).some((line) => line.startsWith('The coin toss goes to '))).toBe(true);
  });

  it('lets the seat that the coin fell for order Italy, which counts for its side', () => {
    const options = { variant: 'two' };
    const units = ['italy A kie', 'germany A ruh'];
    const all = centres.filter((id) => id !== 'kie');
    const owners = { england: all.slice(0, 12), italy: all.slice(12, 23) };
    const { state } = position({ season: 'autumn', year: 1916, options, units, owners });
    const base = diplomacy.state.parse(state);
    const given = {
      ...base,
      unplayed: [],
      seats: base.seats.map((one) => (one.seat === 'england' ? { ...one, powers: ['england', 'italy'] } : one)),
    };
    const checkpoint = { phase: 'movement', state: diplomacy.state.parse(given), draws: 0 };
    expect(asked(checkpoint)).toEqual(['england movement', 'germany movement']);
    expect(diplomacy.survivors(checkpoint.state)).toEqual(['england', 'germany']);
    const won = playPhase(checkpoint, typing({ england: 'A kie H' }));
    expect(won.outcome).toMatchObject({ kind: 'win', winners: ['england', 'france', 'russia'] });
  });

  it('with two players need 24 centres of a side together', () => {
    const all = centres.filter((id) => id !== 'kie');
    const owners = { england: all.slice(0, 8), france: all.slice(8, 16), russia: all.slice(16, 23) };
    const units = ['france A kie', 'germany A ruh'];
    const options = { variant: 'two' };
    const won = playPhase(
      position({ season: 'autumn', year: 1916, options, units, owners }),
      typing({ france: 'A kie H' }),
    );
    expect(won.outcome).toMatchObject({ kind: 'win', winners: ['england', 'france', 'russia'] });
  });
});

describe('dislodged units', () => {
  const state = stateOf(
    playPhase(
      position({ units: ['france F mar', 'france A par', 'italy A pie', 'italy F lyo'] }),
      typing({ italy: 'A pie - mar; F lyo S A pie - mar', france: 'F mar H; A par H' }),
    ),
  );

  it('count among those of their power until they are gone', () => {
    expect(state.phase).toBe('retreat');
    const france = diplomacy.view(state, null).table.find(({ power }) => power === 'france');
    expect(france).toMatchObject({ units: 2, out: false });
  });

  it('retreat to no coast that the order leaves open', () => {
    const [one] = state.dislodged;
    if (one === undefined) throw new Error('nobody is dislodged');
    const both = { ...one, retreats: ['spa/nc', 'spa/sc'] as const };
    expect(retreatTarget(both, 'spa')).toBeUndefined();
    expect(retreatTarget({ ...one, retreats: ['spa/sc'] }, 'spa')).toBe('spa/sc');
  });
});

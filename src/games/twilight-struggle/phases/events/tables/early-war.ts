// What the events of the Early War cards do, step by step (cards 1 to 35 and 103); events with rules of their own are scripts.
import { type Act, type ActListener, cardUsed } from '../../act.js';
import { cardName, say } from '../../../reports/names.js';
import { gainVp } from '../../effects/tracks.js';
import type { TwilightTable } from '../../../state.js';
import { eventAreas } from '../../../data/event-areas.js';
import type { StepTable } from '../steps/step.js';

export const earlyWar = {
  asia_scoring: [{ do: 'score', area: 'asia' }],
  europe_scoring: [{ do: 'score', area: 'europe' }],
  middle_east_scoring: [{ do: 'score', area: 'middle_east' }],
  duck_and_cover: [
    { do: 'defcon', by: -1 },
    { do: 'vp', side: 'us', points: (state) => 5 - state.defcon },
  ],
  // Its effect lies where it is played, as that of UN Intervention and Defectors.
  the_china_card: [],
  socialist_governments: [
    { do: 'spread', does: 'remove', side: 'us', total: 3, each: 2, where: eventAreas.socialist_governments },
  ],
  fidel: [
    { do: 'remove', side: 'us', from: 'cuba', points: 'all' },
    { do: 'control', side: 'ussr', in: 'cuba' },
  ],
  vietnam_revolts: [
    { do: 'add', side: 'ussr', to: 'vietnam', points: 2 },
    { do: 'begin', effect: 'vietnamRevolts' },
  ],
  korean_war: [{ do: 'war', where: { only: ['south_korea'] }, winsOn: 4, milOps: 2, vp: 2, civilWarCounts: true }],
  romanian_abdication: [
    { do: 'remove', side: 'us', from: 'romania', points: 'all' },
    { do: 'control', side: 'ussr', in: 'romania' },
  ],
  arab_israeli_war: [{ do: 'war', where: { only: ['israel'] }, winsOn: 4, milOps: 2, vp: 2, targetCounts: true }],
  comecon: [
    {
      do: 'spread',
      does: 'add',
      side: 'ussr',
      total: 4,
      each: 1,
      where: { ...eventAreas.comecon, notControlledBy: 'us' },
    },
  ],
  nasser: [
    { do: 'add', side: 'ussr', to: 'egypt', points: 2 },
    { do: 'remove', side: 'us', from: 'egypt', points: 'half' },
  ],
  warsaw_pact_formed: [
    {
      do: 'choose',
      ways: [
        {
          id: 'add',
          text: say('event.warsaw_pact_formed.add'),
          steps: [
            {
              do: 'spread',
              does: 'add',
              side: 'ussr',
              total: 5,
              each: 2,
              where: eventAreas.warsaw_pact_formed,
              fallback: { poland: 2, east_germany: 2, yugoslavia: 1 },
              ask: 'add',
            },
          ],
        },
        {
          id: 'remove',
          text: say('event.warsaw_pact_formed.remove'),
          steps: [{ do: 'clear', side: 'us', count: 4, where: eventAreas.warsaw_pact_formed, ask: 'remove' }],
        },
      ],
    },
    { do: 'begin', effect: 'warsawPact' },
  ],
  de_gaulle_leads_france: [
    { do: 'remove', side: 'us', from: 'france', points: 2 },
    { do: 'add', side: 'ussr', to: 'france', points: 1 },
    { do: 'begin', effect: 'deGaulle' },
  ],
  captured_nazi_scientist: [{ do: 'space', side: 'player', boxes: 1 }],
  truman_doctrine: [
    { do: 'clear', side: 'ussr', count: 1, where: { ...eventAreas.truman_doctrine, uncontrolled: true } },
  ],
  nato: [{ do: 'begin', effect: 'nato' }],
  independent_reds: [{ do: 'match', side: 'us', where: eventAreas.independent_reds }],
  marshall_plan: [
    {
      do: 'spread',
      does: 'add',
      side: 'us',
      total: 7,
      each: 1,
      where: { ...eventAreas.marshall_plan, notControlledBy: 'ussr' },
    },
    { do: 'begin', effect: 'marshallPlan' },
  ],
  indo_pakistani_war: [{ do: 'war', where: { only: ['india', 'pakistan'] }, winsOn: 4, milOps: 2, vp: 2 }],
  containment: [{ do: 'begin', effect: 'containment' }],
  cia_created: [
    { do: 'showHand', of: 'ussr' },
    { do: 'ops', side: 'us', points: 1, optional: true },
  ],
  us_japan_mutual_defense_pact: [
    { do: 'control', side: 'us', in: 'japan' },
    { do: 'begin', effect: 'usJapanPact' },
  ],
  suez_crisis: [
    {
      do: 'spread',
      does: 'remove',
      side: 'us',
      total: 4,
      each: 2,
      where: eventAreas.suez_crisis,
    },
  ],
  east_european_unrest: [
    {
      do: 'clear',
      side: 'ussr',
      count: 3,
      points: { byEra: { early: 1, mid: 1, late: 2 } },
      where: eventAreas.east_european_unrest,
    },
  ],
  decolonization: [{ do: 'spread', does: 'add', side: 'ussr', total: 4, each: 1, where: eventAreas.decolonization }],
  red_scare_purge: [{ do: 'count', which: 'redScare', side: 'opponent' }],
  un_intervention: [],
  nuclear_test_ban: [
    { do: 'vp', side: 'player', points: (state) => state.defcon - 2 },
    { do: 'defcon', by: 2 },
  ],
  formosan_resolution: [{ do: 'begin', effect: 'formosan' }],
  // Cancels a headline or scores when it is declared; it never comes to an event of its own.
  defectors: [],
} as const satisfies StepTable;

/** It ends when the US uses The China Card. */
function formosanResolution(t: TwilightTable, act: Act): undefined {
  const { effects } = t.state;
  if (!effects.formosan || act.side !== 'us' || act.do !== 'play' || act.card !== 'the_china_card') return;
  effects.formosan = false;
  t.tell(say('china.formosanEnds'));
}

/** Used by the USSR in its own action round it gives the US a point, also when Five Year Plan brings it out. */
function defectors(t: TwilightTable, act: Act): undefined {
  const { phasing, round } = t.state;
  if (cardUsed(act) !== 'defectors' || act.side !== 'ussr' || phasing !== 'ussr' || round === 0) return;
  t.tell(say('defectors.scores', { card: cardName('defectors') }));
  gainVp(t, 'us', 1);
}

/** What the cards of this table wait for. */
export const earlyWarListeners: readonly ActListener[] = [formosanResolution, defectors];

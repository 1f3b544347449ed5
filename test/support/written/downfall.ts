// Lines as players of Downfall write them.
import { downfall } from '../../../src/games/downfall/index.js';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { orderOf, position } from '../../games/downfall/sample.js';
import type { Forms } from './forms.js';

const game = downfall;
const west = position({
  units: { 'wes-us-1': ['3112', 4], 'wes-us-3': ['3112', 4], 'okw-7': ['3212', 3] },
});
const attacking = orderOf('western');
Object.assign(west, { active: 'western', order: attacking });
const east = position({ units: { 'sov-21-65-24': ['3438', 3], 'sov-64-57-69': ['3438', 3] } });
const marching = orderOf('soviet');
Object.assign(east, { active: 'soviet', order: marching });

const alone = [{ subject: '3212', path: ['wes-us-1'] }];
const together = [{ subject: '3212', path: ['wes-us-1', 'wes-us-3'] }];
const march = [{ subject: 'sov-21-65-24', path: ['3439'] }];
const two = [...march, { subject: 'sov-64-57-69', path: ['3439'] }];

export const downfallForms: readonly Forms[] = [
  {
    game,
    state: west,
    question: attackQuestion(west, attacking),
    lines: {
      ko: [
        ['르아브르 미 1군', alone],
        ['미 1군: 르아브르 공격', alone],
        ['미 1군: 르아브르', alone],
        ['미 1군 르아브르 공격', alone],
        ['미 1군 → 르아브르', alone],
        ['미 1군이 르아브르를 공격', alone],
        ['3212 미 1군', alone],
        ['미 1군+미 3군: 르아브르 공격', together],
        ['르아브르 미 1군 미 3군', together],
        ['르아브르 미 1군 공격', alone],
        ['미 1군으로 르아브르를 공격해 주세요', alone],
        ['미1군 르아브르 공격', alone],
        ['미 1군, 미 3군: 르아브르 공격', together],
      ],
      en: [
        ['Le Havre US 1st', alone],
        ['US1: attack Le Havre', alone],
        ['US1: Le Havre', alone],
        ['US1 attacks Le Havre', alone],
        ['US1 > Le Havre', alone],
        ['3212 us1', alone],
        ['US1+US3: Le Havre', together],
        ['Le Havre us1 us3', together],
        ['attack Le Havre with us1', alone],
        ['us1, us3: attack Le Havre', together],
        ['us1 and us3 attack le havre', together],
      ],
    },
  },
  {
    game,
    state: east,
    question: marchQuestion(east, marching),
    lines: {
      ko: [
        ['21/65/24 → 3439', march],
        ['21A 3439', march],
        ['21A 3438-3439', march],
        ['21A 3439; 64A 3439', two],
        ['21A 3439, 64A 3439', two],
        ['21A+64A 3438-3439', two],
      ],
      en: [
        ['21A 3439', march],
        ['21A > 3439', march],
        ['21A 3438-3439', march],
        ['21A to 3439', march],
        ['21A 3439\n64A 3439', two],
        ['21A+64A 3438-3439', two],
      ],
    },
  },
];

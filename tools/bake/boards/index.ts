// The boards that are baked.
import type { LabelMode } from '../../../src/table/scene.js';
import type { FitRequest } from '../anchors.js';
import { SIGN_ROOM } from '../../../src/games/quartermaster-general/board/rooms.js';
import type { Contacts } from '../contacts.js';
import { axisProblems } from './axis-and-allies-1942/check.js';
import { labelRequests as axisLabels } from './axis-and-allies-1942/labels.js';
import { diplomacyProblems } from './diplomacy/check.js';
import { labelRequests, UNIT_BOX } from './diplomacy/labels.js';
import { downfallProblems } from './downfall/check.js';
import { qmgProblems } from './quartermaster-general/check.js';
import { labelRequests as qmgLabels } from './quartermaster-general/labels.js';
import { twilightProblems } from './twilight-struggle/check.js';

export interface BakedBoard {
  readonly id: string;
  /** Size of units that stand on named coasts. */
  readonly unit: readonly [number, number];
  /** Label modes in which spaces get anchors, and the boxes to place. */
  readonly modes: readonly LabelMode[];
  readonly requests: (mode: LabelMode) => ReadonlyMap<string, FitRequest>;
  /** Disagreements between the outlines and the rules. */
  readonly problems: (contacts: Contacts) => string[];
}

export const boards: readonly BakedBoard[] = [
  {
    id: 'diplomacy',
    unit: UNIT_BOX,
    modes: ['en', 'ko', 'both'],
    requests: labelRequests,
    problems: diplomacyProblems,
  },
  {
    id: 'twilight-struggle',
    unit: [0, 0],
    modes: [],
    requests: () => new Map(),
    problems: twilightProblems,
  },
  {
    id: 'quartermaster-general',
    unit: SIGN_ROOM,
    modes: ['en', 'ko', 'both'],
    requests: qmgLabels,
    problems: qmgProblems,
  },
  {
    id: 'axis-and-allies-1942',
    unit: [0, 0],
    modes: ['en', 'ko', 'both'],
    requests: axisLabels,
    problems: axisProblems,
  },
  {
    id: 'downfall',
    unit: [0, 0],
    modes: [],
    requests: () => new Map(),
    problems: downfallProblems,
  },
];

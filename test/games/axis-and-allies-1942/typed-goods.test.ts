// Purchases, repairs and new units as players write them, and what is told of them.
import { describe, expect, it } from 'vitest';
import { purchase } from '../../../src/games/axis-and-allies-1942/phases/purchase.js';
import { mobilizeQuestion } from '../../../src/games/axis-and-allies-1942/questions/purchase.js';
import type { AaTable } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Question } from '../../../src/table/question.js';
import type { Text } from '../../../src/table/text.js';
import { wording } from '../../support/contract.js';
import { position } from './sample.js';

const id = 'axis-and-allies-1942';

describe('what was bought', () => {
  it('is told in the order of the unit table', () => {
    const told: Text[] = [];
    const t: Pick<AaTable, 'state' | 'tell' | 'ask'> = {
      state: position('germany', []),
      tell: (text) => void told.push(text),
      *ask(question: Question) {
        return (yield { kind: 'ask', question }) as never;
      },
    };
    const script = purchase(t as AaTable);
    script.next();
    script.next({ artillery: 1, tank: 1, infantry: 4 });
    expect(told.map((text) => wording.say(text, 'en', id)).join('\n')).toContain('4 Infantry, 1 Artillery, and 1 Tank');
  });

  it('is placed in the same order', () => {
    const state = position('germany', []);
    const { form } = mobilizeQuestion(state);
    const order = { subject: 'mobilization', units: { tank: 1, infantry: 2 }, path: ['germany'] };
    expect(wording.say(form.describe(order), 'en', id)).toBe('New units: 2 Infantry and 1 Tank → Germany');
  });
});

// What is stored of a person, on the wire: nobody keeps the database busy with it.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('looks up what is stored of one person a dozen times a minute, and says when again', async () => {
  const at = app();
  await setUp(at);
  const alex = at.as('Alex').in('lobby').speak('en-US');
  for (let n = 0; n < 11; n++) expect((await alex.slash('me')).message?.text).toContain('What is stored about you');
  await alex.press('Keep my results to myself');
  expect((await alex.slash('me')).message?.text).toContain('12 times a minute');
  const hana = at.as('Hana').in('lobby').speak('en-US');
  expect((await hana.slash('me')).message?.text).toContain('What is stored about you');
});

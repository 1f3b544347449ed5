// What the buttons of a vote on the end say yes or no to, by who proposes it.
import { expect, it } from 'vitest';
import type { ProposalInfo } from '../../src/play/motions/proposal.js';
import { whatText } from '../../src/discord/shown/proposals.js';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();

const proposal: Omit<ProposalInfo, 'kind'> = {
  id: 1,
  seats: [],
  by: null,
  bySeat: null,
  byUser: null,
  people: [],
  voters: [],
  agreed: null,
  mine: null,
  endsAt: null,
};

it('a victory that computer players concede is accepted, one that people propose conceded, and a draw is a draw', () => {
  const what = (kind: 'draw' | 'concede', computers?: true): string =>
    whatText({ ...proposal, kind, ...(computers === undefined ? {} : { computers }) }).key;
  expect(what('concede', true)).toBe('vote.what.accept');
  expect(what('concede')).toBe('vote.what.concede');
  expect(what('draw', true)).toBe('vote.what.draw');
  expect(what('draw')).toBe('vote.what.draw');
});

it('whoever plays alone is asked once more by two buttons that say what they do', async () => {
  const at = app();
  await setUp(at);
  const { id, channelId } = await begun(at, { host: 'Mina', seats: { red: 'Mina' } });
  const mina = at.as('Mina').in(channelId).speak('en-US');
  const { message } = await mina.slash('draw', {});
  expect(message?.text).toContain('Nobody else has a vote: the game ends at once as a draw');
  expect(message?.buttons.map(({ label }) => label)).toEqual(['End the game', 'No, play on']);
  await mina.press('No, play on', message?.id);
  expect((await at.play.info(id)).status).toBe('running');
});

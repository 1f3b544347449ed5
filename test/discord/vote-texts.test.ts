// What the buttons of a vote on the end say yes or no to, by who proposes it.
import { expect, it } from 'vitest';
import type { ProposalInfo } from '../../src/play/motions/proposal.js';
import { whatText } from '../../src/discord/shown/proposals.js';

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

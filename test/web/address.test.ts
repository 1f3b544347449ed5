// Strangers are told apart by their network, however an address is written.
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf } from '../../src/web/address.js';

const app = new Hono();
app.get('/', (c) => c.text(addressOf(c)));
const at = async (forwarded: string): Promise<string> =>
  (await app.request('http://board.test/', { headers: { 'x-forwarded-for': forwarded } })).text();

it('takes a household of the newer addresses as one, and the older ones each', async () => {
  expect(await at('203.0.113.7')).toBe('203.0.113.7');
  expect(await at('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
  expect(await at('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(await at('2001:db8::abcd:1')).toBe('2001:db8:0:0');
  expect(await at('2001:db8::ffff:2')).toBe('2001:db8:0:0');
  expect(await at('::1')).toBe('0:0:0:0');
});

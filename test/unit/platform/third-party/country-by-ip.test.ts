import { afterEach, expect, test, vi } from 'vitest';
import { countryByIp } from '../../../../src/platform/third-party/country-by-ip.ts';

const service = new URL('https://country.example/by-ip');
const answerWith = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
afterEach(() => vi.restoreAllMocks());

test.each([
  ['1;US;USA;United States', 'us'],
  ['1MX', 'mx'],
  ['0;;;WRONG INPUT', undefined],
  ['2;;;UNKNOWN', undefined],
  ['1;USA', undefined],
  ['<html>', undefined],
  ['', undefined],
])('the country service answers %j: %s', async (reply, country) => {
  answerWith(new Response(reply));
  expect(await countryByIp(service)).toBe(country);
});

test('an error of the country service names no country', async () => {
  answerWith(new Response('1MX', { status: 500 }));
  expect(await countryByIp(service)).toBeUndefined();
});

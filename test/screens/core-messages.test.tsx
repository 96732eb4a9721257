import { expect, test, vi } from 'vitest';
import { button, openStorefront } from './open-storefront.tsx';

test('words are there before they are drawn: in development the library for words has nothing to say', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  openStorefront('/transfers');
  await button('Search');
  expect(log.mock.calls).toEqual([]);
  vi.unstubAllEnvs();
});

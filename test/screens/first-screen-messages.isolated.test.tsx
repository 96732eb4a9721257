import { expect, test, vi } from 'vitest';
import { button, openStorefront } from './open-storefront.tsx';

test('messages are loaded before they are rendered: in development lingui logs nothing', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  openStorefront('/transfers');
  await button('Search');
  expect(log.mock.calls).toEqual([]);
  vi.unstubAllEnvs();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { prepareStart } from '../../src/views/startup/prepare-start.ts';
import type { RecordedRequest } from './record-requests.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';

const settings = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ path }) => path === '/settings');

it('failed settings are requested on demand and when back online, not by others that need them', async () => {
  let fails = true;
  const answers = {
    '/settings': () => (fails ? new Response('{"message":"oops"}', { status: 500 }) : undefined),
  };
  const { visitor, storefront, requests } = openStorefront('/', { answers });
  const another = await button('Try again');
  // In strict mode React renders each component twice, before the first answer is there.
  const before = settings(requests).length;
  await prepareStart(storefront, 'first-screen');
  expect(settings(requests)).toHaveLength(before);

  await visitor.click(another);
  await waitFor(() => expect(settings(requests)).toHaveLength(before + 1));
  await button('Try again');
  expect(screen.queryByText('oops')).toBeNull();

  fails = false;
  const online = vi.spyOn(navigator, 'onLine', 'get');
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await heading('Airport Transportation');
  expect(settings(requests)).toHaveLength(before + 2);
  online.mockRestore();
});

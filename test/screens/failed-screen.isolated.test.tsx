import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';

const drawing = vi.hoisted(() => ({ fails: true, failsAtOnce: false, tries: 0 }));
vi.mock('../../src/features/extras/extras-screen.tsx', async () => {
  const { useQuery } = await import('@tanstack/react-query');
  const { extrasQuery } = await import('../../src/api/extras.ts');
  const { useApi } = await import('../../src/shared/storefront/session-context.ts');
  return {
    ExtrasScreen: () => {
      drawing.tries += 1;
      if (drawing.failsAtOnce) throw new Error('cannot be drawn');
      const extras = useQuery(extrasQuery(useApi()));
      if (extras.data && drawing.fails) throw new Error('cannot be drawn');
      return extras.data && <h1>Drawn</h1>;
    },
  };
});

beforeEach(() => {
  Object.assign(drawing, { fails: true, failsAtOnce: false, tries: 0 });
  // React logs every error, even those that were caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const failure = 'This page cannot be shown';

test('a screen that fails to render leaves the bar and the cart, and offers help', async () => {
  const { visitor, received } = openStorefront('/extras');
  await heading(failure);
  expect(screen.getByRole('link', { name: /@/ })).toBeDefined();
  expect(screen.getByRole('navigation')).toBeDefined();
  await waitFor(() =>
    expect(received).toContainEqual({
      name: 'booking-error',
      detail: { code: 'bad-response', phase: 'view', retryable: true },
    }),
  );
  await visitor.click(await button('Cart'));
  await heading('Your cart is empty!');
  expect(screen.queryByText(failure)).toBeNull();
});

test('a retry refetches, because the answer may have been the cause', async () => {
  const { visitor, requests } = openStorefront('/extras');
  await heading(failure);
  const before = requests.filter(({ path }) => path === '/extras').length;
  drawing.fails = false;
  await visitor.click(await button('Try again'));
  await heading('Drawn');
  expect(requests.filter(({ path }) => path === '/extras').length).toBeGreaterThan(before);
});

test('a screen that fails as soon as it opens is not retried automatically', async () => {
  const warned = vi.mocked(console.error);
  const { visitor, storefront } = openStorefront('/extras');
  await heading(failure);
  await visitor.click(await button('Cart'));
  await heading('Your cart is empty!');
  warned.mockClear();
  storefront.navigate('/extras', 'api');
  await heading(failure);
  expect(warned.mock.calls.filter(([text]) => text === '[booking-elements] A screen failed.')).toHaveLength(
    1,
  );
});

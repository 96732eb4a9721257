import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import { heading, openStorefront } from './open-storefront.tsx';

const screens = [
  ['the confirmation', paths.success, 'This booking was not found'],
  ['the cancelled payment', paths.cancel, 'This booking was not found'],
  ["the payment's result", paths.payment, 'This booking was not found'],
  ['the card payment', paths.cardForm, 'This booking was not found'],
  ['the wallet', paths.wallet, 'This booking was not found'],
  ['the voucher, in Spanish', paths.voucher, 'No encontramos esta reserva'],
] as const;

describe('a booking that the provider does not know', () => {
  test.each(screens)('%s: says so, and whom to ask', async (_, path, words) => {
    const { received } = openStorefront(path('nobody-knows'));
    await screen.findByText(words);
    expect(screen.getAllByRole('link', { name: /@/ })).not.toEqual([]);
    expect(screen.queryByText(/connection|conexión/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })).toBeNull();
    await waitFor(() =>
      expect(received).toContainEqual({
        name: 'booking-error',
        detail: { code: 'http', phase: expect.any(String) as string, retryable: false },
      }),
    );
  });

  it('is distinguished from one that failed to load', async () => {
    openStorefront(paths.success('any'), { fault: 'sales=500' });
    await screen.findByText(/The booking service is having problems/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('a category', () => {
  it('that does not exist is not found', async () => {
    const { storefront } = openStorefront('/activities/nobody-knows?sc=flyer', {
      answers: { '/tours': () => [] },
    });
    await heading('404 Not found');
    await waitFor(() => expect(storefront.path).toBe('/404?sc=flyer'));
  });

  it('of a company without tours shows a message', async () => {
    openStorefront('/activities/water', { answers: { '/tours': () => [] } });
    await screen.findByText('There are no activities at the moment.');
  });
});

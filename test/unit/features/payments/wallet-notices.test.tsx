import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentAttempt } from '../../../../src/features/payments/payment-attempt.ts';
import { PaymentAttemptNotice } from '../../../../src/features/payments/payment-attempt-notice.tsx';
import { WalletBlockedNotice } from '../../../../src/features/payments/wallet-blocked-notice.tsx';
import { renderFeature } from '../render-feature.tsx';

it.each<[attempt: PaymentAttempt, title: string, text: RegExp]>([
  [{ outcome: 'pending' }, 'Validating your payment…', /Validating/],
  [{ outcome: 'declined' }, 'Your card was declined', /Nothing was charged/],
  [{ outcome: 'cancelled' }, 'Payment cancelled', /Nothing was charged/],
  [
    { outcome: 'failed', description: 'INSTRUMENT_DECLINED', debugId: 'f00' },
    'Sorry, your transaction could not be processed...',
    /INSTRUMENT_DECLINED \(f00\)/,
  ],
  [{ outcome: 'unknown' }, 'Sorry, your transaction could not be processed...', /do not pay again/],
])('%o', (attempt, title, text) => {
  const { container } = renderFeature(<PaymentAttemptNotice attempt={attempt} token="tok" />);
  expect(screen.getByText(title)).toBeDefined();
  expect(container.textContent).toMatch(text);
});

it('an unknown outcome offers to check the payment, not to pay again', async () => {
  const attempt: PaymentAttempt = { outcome: 'unknown' };
  const { visitor, storefront } = renderFeature(<PaymentAttemptNotice attempt={attempt} token="tok" />);
  await visitor.click(screen.getByRole('button', { name: 'Check the payment' }));
  expect(storefront.path).toBe('/payments/tok');
});

it('a blocked wallet offers a retry and contact details', async () => {
  let tries = 0;
  const { visitor } = renderFeature(<WalletBlockedNotice tryAgain={() => tries++} />);
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
  expect(screen.getByRole('link', { name: /^\+52 998 555 0142/ })).toBeDefined();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  PaymentAttemptNotice,
  WalletBlockedNotice,
  type WalletNotice,
} from '../../../../src/features/payments/wallet-notices.tsx';
import { renderFeature } from '../render-feature.tsx';

it.each<[notice: WalletNotice, title: string, text: RegExp]>([
  [{ kind: 'validating' }, 'Validating your payment…', /Validating/],
  [{ kind: 'declined' }, 'Your card was declined', /Nothing was charged/],
  [{ kind: 'cancelled' }, 'Payment cancelled', /Nothing was charged/],
  [
    { kind: 'failed', description: 'INSTRUMENT_DECLINED', debugId: 'f00' },
    'Sorry, your transaction could not be processed...',
    /INSTRUMENT_DECLINED \(f00\)/,
  ],
  [
    { kind: 'unknown', description: '' },
    'Sorry, your transaction could not be processed...',
    /do not pay again/,
  ],
])('%o', (notice, title, text) => {
  const { container } = renderFeature(<PaymentAttemptNotice notice={notice} token="tok" />);
  expect(screen.getByText(title)).toBeDefined();
  expect(container.textContent).toMatch(text);
});

it('an unknown outcome offers to check the payment, not to pay again', async () => {
  const notice: WalletNotice = { kind: 'unknown', description: '' };
  const { visitor, storefront } = renderFeature(<PaymentAttemptNotice notice={notice} token="tok" />);
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

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WalletNotice as Notice } from '../../../../src/features/payments/use-wallet.ts';
import { WalletBlocked, WalletNotice } from '../../../../src/features/payments/wallet-notices.tsx';
import { renderFeature } from '../render-feature.tsx';

it.each<[notice: Notice, title: string, text: RegExp]>([
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
  const { container } = renderFeature(<WalletNotice notice={notice} token="tok" />);
  expect(screen.getByText(title)).toBeDefined();
  expect(container.textContent).toMatch(text);
});

it('an outcome that is not known is looked up, not paid again', async () => {
  const notice: Notice = { kind: 'unknown', description: '' };
  const { visitor, storefront } = renderFeature(<WalletNotice notice={notice} token="tok" />);
  await visitor.click(screen.getByRole('button', { name: 'Check the payment' }));
  expect(storefront.path).toBe('/payments/tok');
});

it('without its script there is another try, and a person', async () => {
  let tries = 0;
  const { visitor } = renderFeature(<WalletBlocked tryAgain={() => tries++} />);
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
  expect(screen.getByRole('link', { name: /^\+52 998 555 0142/ })).toBeDefined();
});

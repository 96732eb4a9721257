import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fingerprint } from '../../../../src/lib/fingerprint.ts';
import type { Sale } from '../../../../src/schema/sale.ts';
import { useMarkOwnSale } from '../../../../src/shared/sale/use-mark-own-sale.ts';
import { useCompleteSale } from '../../../../src/shared/sale/use-complete-sale.ts';
import { aSale } from '../../../fixtures/sale.ts';
import { change, renderFeature } from '../../features/render-feature.tsx';

function Confirmation({ sale, onShown }: { sale: Sale | undefined; onShown: () => void }) {
  useCompleteSale(sale);
  useEffect(onShown);
  return null;
}

function Payment({ sale, onShown }: { sale: Sale; onShown: () => void }) {
  const markOwnSale = useMarkOwnSale(sale.token);
  useEffect(markOwnSale);
  useCompleteSale(sale);
  useEffect(onShown);
  return null;
}

function ConfirmationOnDemand({ sale }: { sale: Sale }) {
  const [isShown, setIsShown] = useState(false);
  useCompleteSale(isShown ? sale : undefined);
  return isShown ? 'Shown' : <button onClick={() => setIsShown(true)}>Show</button>;
}

async function reports(node: (onShown: () => void) => ReactNode) {
  let isShown = false;
  const { received, storefront } = renderFeature(node(() => void (isShown = true)));
  await waitFor(() => expect(isShown).toBe(true));
  return { names: () => received.map(({ name }) => name), received, storefront };
}

it('a sale that this tab paid is reported to the host page and to analytics', async () => {
  const sale = aSale();
  const { names, received, storefront } = await reports((onShown) => <Payment {...{ sale, onShown }} />);
  await waitFor(() => expect(names()).toEqual(['booking-complete', 'booking-analytics']));
  expect(received[0]?.detail).toMatchObject({ confirmationRef: sale.confirmation_ref, currency: 'USD' });
  expect(JSON.stringify(received)).not.toContain(sale.token);
  expect(JSON.stringify(storefront.state.session.state)).not.toContain(sale.token);
});

it('a sale is reported once, although its confirmation is shown twice', async () => {
  const sale = aSale();
  const { names } = await reports((onShown) => (
    <>
      <Payment {...{ sale, onShown }} />
      <Confirmation {...{ sale, onShown }} />
    </>
  ));
  await waitFor(() => expect(names()).toEqual(['booking-complete', 'booking-analytics']));
});

it.each([
  ['the order of a sale is complete once its confirmation is shown', aSale().token, false],
  ['the confirmation of another sale keeps an order that is not paid yet', 'another sale', true],
])('%s', async (_, orderToken, isKept) => {
  const { storefront, visitor } = renderFeature(<ConfirmationOnDemand sale={aSale()} />);
  const { order } = storefront.state;
  await change(() =>
    order.setLastOrder({
      cart: { transfers: [], tours: [], extras: [], couponCode: '' },
      saleFingerprint: fingerprint(orderToken),
    }),
  );
  await visitor.click(await screen.findByRole('button', { name: 'Show' }));
  await screen.findByText('Shown');
  expect(order.state.lastOrder !== null).toBe(isKept);
});

it.each([
  ['a sale of another tab', aSale()],
  ['a sale that is loading', undefined],
])('%s is not reported', async (_, sale) => {
  const { names } = await reports((onShown) => <Confirmation {...{ sale, onShown }} />);
  expect(names()).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartTotals } from '../../../../../src/features/checkout/cart/use-cart-totals.ts';
import { useRemoveLine } from '../../../../../src/features/checkout/cart/use-remove-line.ts';
import { aTransferLine } from '../../../../fixtures/transfer.ts';
import { renderFeature } from '../../render-feature.tsx';

const noTotals: CartTotals = {
  lastTotals: undefined,
  byLine: undefined,
  currentTotals: undefined,
  error: undefined,
  tryAgain: () => undefined,
};

function Removal({ removed }: { removed: () => void }) {
  const { confirm, dialog } = useRemoveLine(noTotals, removed);
  return (
    <>
      <button onClick={() => confirm('b')}>remove b</button>
      {dialog}
    </>
  );
}

async function requests() {
  const removed = vi.fn();
  const rendered = renderFeature(<Removal removed={removed} />);
  const { storefront, visitor, received } = rendered;
  const { cart } = storefront.state;
  for (const id of ['a', 'b', 'c']) cart.addTransfer(id, aTransferLine());
  const press = async (name: string) => visitor.click(await screen.findByRole('button', { name }));
  await press('remove b');
  const ids = () => cart.state.transfers.map(({ id }) => id);
  const reasons = () =>
    received
      .filter(({ name }) => name === 'booking-cart-change')
      .map(({ detail }) => 'reason' in detail && detail.reason);
  return { storefront, press, ids, reasons, removed };
}

it('nothing is removed before the visitor confirms', async () => {
  const { press, ids, removed } = await requests();
  expect(ids()).toEqual(['a', 'b', 'c']);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(removed).not.toHaveBeenCalled();
});

it('a removed line can be put back where it was; each change is reported once', async () => {
  const { press, ids, reasons, removed } = await requests();
  await press('Yes, delete it!');
  expect(ids()).toEqual(['a', 'c']);
  expect(removed).toHaveBeenCalledOnce();
  await press('Undo');
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(reasons()).toEqual(['remove', 'restore']);
});

it('a line that was sent since the question stays, and the visitor learns why', async () => {
  const { storefront, press, ids, reasons } = await requests();
  storefront.state.checkout.setSubmission({ status: 'sending', lockedLineIds: ['b'] });
  await press('Yes, delete it!');
  await screen.findByText('Your booking is being sent and cannot be changed now.');
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(reasons()).toEqual([]);
});

it('a line that was removed since the question is neither reported nor offered again', async () => {
  const { storefront, press, ids, reasons, removed } = await requests();
  const { cart } = storefront.state;
  cart.setLines({ transfers: cart.state.transfers.filter(({ id }) => id !== 'b') });
  await press('Yes, delete it!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ids()).toEqual(['a', 'c']);
  expect(reasons()).toEqual([]);
  expect(removed).not.toHaveBeenCalled();
  expect(screen.queryByText('Undo')).toBeNull();
});

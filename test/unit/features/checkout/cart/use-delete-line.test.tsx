import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartTotals } from '../../../../../src/features/checkout/cart/use-cart-totals.ts';
import { useDeleteLine } from '../../../../../src/features/checkout/cart/use-delete-line.ts';
import { aTransferLine } from '../../../../fixtures/transfer.ts';
import { renderFeature } from '../../render-feature.tsx';

const noTotals: CartTotals = {
  lastTotals: undefined,
  byLine: undefined,
  currentTotals: undefined,
  error: undefined,
  tryAgain: () => undefined,
};

function Deletion({ deleted }: { deleted: () => void }) {
  const { confirm, dialog } = useDeleteLine(noTotals, deleted);
  return (
    <>
      <button onClick={() => confirm('b')}>delete b</button>
      {dialog}
    </>
  );
}

async function requests() {
  const deleted = vi.fn();
  const rendered = renderFeature(<Deletion deleted={deleted} />);
  const { storefront, visitor, received } = rendered;
  const { cart } = storefront.state;
  for (const id of ['a', 'b', 'c']) cart.addTransfer(id, aTransferLine());
  const press = async (name: string) => visitor.click(await screen.findByRole('button', { name }));
  await press('delete b');
  const ids = () => cart.state.transfers.map(({ id }) => id);
  const reasons = () =>
    received
      .filter(({ name }) => name === 'booking-cart-change')
      .map(({ detail }) => 'reason' in detail && detail.reason);
  return { storefront, press, ids, reasons, deleted };
}

it('nothing is deleted before the visitor confirms', async () => {
  const { press, ids, deleted } = await requests();
  expect(ids()).toEqual(['a', 'b', 'c']);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(deleted).not.toHaveBeenCalled();
});

it('a deleted line can be put back where it was; each change is reported once', async () => {
  const { press, ids, reasons, deleted } = await requests();
  await press('Yes, delete it!');
  expect(ids()).toEqual(['a', 'c']);
  expect(deleted).toHaveBeenCalledOnce();
  await press('Undo');
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(reasons()).toEqual(['remove', 'restore']);
});

it('a line that was sent since the question stays, and the visitor learns why', async () => {
  const { storefront, press, ids, reasons } = await requests();
  storefront.state.checkout.setSubmission({ status: 'sending', lines: ['b'] });
  await press('Yes, delete it!');
  await screen.findByText('Your booking is being sent and cannot be changed now.');
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(reasons()).toEqual([]);
});

it('a line that was removed since the question is neither reported nor offered again', async () => {
  const { storefront, press, ids, reasons, deleted } = await requests();
  const { cart } = storefront.state;
  cart.setLines({ transfers: cart.state.transfers.filter(({ id }) => id !== 'b') });
  await press('Yes, delete it!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ids()).toEqual(['a', 'c']);
  expect(reasons()).toEqual([]);
  expect(deleted).not.toHaveBeenCalled();
  expect(screen.queryByText('Undo')).toBeNull();
});

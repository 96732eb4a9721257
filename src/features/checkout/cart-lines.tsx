import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { itemsEvent } from '../../domain/analytics.ts';
import { transferLineItem } from '../../domain/analytics-items.ts';
import { totalsById } from '../../domain/cart.ts';
import { useSession } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { TransferCard } from '../../parts/transfer-card.tsx';
import { useTrack } from '../../parts/use-analytics.ts';
import { useCart, useCartChanged } from '../../parts/use-cart.ts';
import type { CartSummary } from '../../schema/cart.ts';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';

/** The transfers in the cart, each of which can be taken out. */
export function CartLines({ summary }: { summary: CartSummary | undefined }) {
  const { t } = useLingui();
  const cart = useCart();
  const { state } = useStorefront();
  const cartChanged = useCartChanged();
  const { currency } = useSession();
  const track = useTrack();
  const showToast = useToast();
  const [deleting, setDeleting] = useState<string>();
  const totals = totalsById(cart.transfers, summary?.transfers ?? []);

  const remove = () => {
    const removed = cart.transfers.find(({ id }) => id === deleting);
    if (!removed) return;
    state.cart.removeLine(removed.id);
    setDeleting(undefined);
    cartChanged('remove');
    const item = transferLineItem(removed.line, totals.get(removed.id) ?? removed.line);
    track(itemsEvent('remove_from_cart', currency, [item]));
    showToast({ message: t`Removed`, tone: 'success' });
  };

  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Transfers</Trans>
      </SectionHeading>
      {cart.transfers.map(({ id, line }) => (
        <TransferCard
          key={id}
          line={line}
          totals={totals.get(id) ?? { total: line.total, discount: line.discount }}
          onDelete={() => setDeleting(id)}
        />
      ))}
      {deleting !== undefined && <ConfirmDelete onConfirm={remove} onCancel={() => setDeleting(undefined)} />}
    </Stack>
  );
}

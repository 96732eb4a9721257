import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { totalsById } from '../../domain/cart.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { TransferCard } from '../../parts/transfer-card.tsx';
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
  const showToast = useToast();
  const [deleting, setDeleting] = useState<string>();
  const totals = totalsById(cart.transfers, summary?.transfers ?? []);

  const remove = () => {
    if (deleting === undefined) return;
    state.cart.removeLine(deleting);
    setDeleting(undefined);
    cartChanged('remove');
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

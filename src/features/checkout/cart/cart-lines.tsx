import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { itinerary } from '../../../cart/itinerary.ts';
import { tripOfLine } from '../../../trip/transfer-line.ts';
import { tripToQuery } from '../../../trip/search/trip-query.ts';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { TransferCard } from '../../../shared/cart/transfer-card.tsx';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useNavigation } from '../../../routing/hooks.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { paths } from '../../../routing/paths.ts';
import type { CartTour, CartTransfer } from '../../../schema/cart.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { startEditingTransfer } from '../../../storefront/flows/edit-transfer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { CartLine } from './cart-line.tsx';
import { ExtraLineCard, TourLineCard } from './line-cards.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { ShareCart } from './share-cart.tsx';
import type { CartTotals } from './use-cart-totals.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';
import { useDeleteLine } from './use-delete-line.tsx';

/** Everything in the cart in the order of the trip. Each line can be edited and removed, and shows its issues. */
export function CartLines({ totals, cartIssues }: { totals: CartTotals; cartIssues: CartIssues }) {
  const cart = useCart();
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const { hasExtras } = useSettings();
  const container = useRef<HTMLDivElement>(null);
  // The used button is removed along with its line.
  const deletion = useDeleteLine(totals, () => requestAnimationFrame(() => container.current?.focus()));
  const lockedReason = useLockedReason();
  const footer = (id: string) => ({
    totals: totals.byLine?.get(id) ?? ('unknown' as const),
    lockedReason: lockedReason(id),
    onDelete: () => deletion.confirm(id),
  });

  // Once saved in its form, the transfer replaces the line.
  const editTransfer = ({ id, line }: CartTransfer) => {
    startEditingTransfer(state, line);
    goTo(paths.editTransfer(id, tripToQuery(tripOfLine(line))));
  };
  // Undefined for a tour whose page is unknown.
  const editTour = ({ id, page }: CartTour) => page && (() => goTo(paths.editTour(page, id)));

  return (
    <div ref={container} tabIndex={-1} className="cart-lines">
      <Stack>
        <Stack as="ul">
          {itinerary(cart).map((item) => {
            const { kind, cartLine } = item;
            return (
              <CartLine
                key={cartLine.id}
                item={item}
                cartIssues={cartIssues}
                onEditTransfer={editTransfer}
                onRemove={deletion.remove}
              >
                {kind === 'transfer' && (
                  <TransferCard
                    {...footer(cartLine.id)}
                    line={cartLine.line}
                    onEdit={() => editTransfer(cartLine)}
                  />
                )}
                {kind === 'tour' && (
                  <TourLineCard {...footer(cartLine.id)} line={cartLine.line} onEdit={editTour(cartLine)} />
                )}
                {kind === 'extra' && (
                  <ExtraLineCard
                    {...footer(cartLine.id)}
                    line={cartLine.line}
                    name={
                      totals.byLine?.get(cartLine.id)?.extraSelected?.name ?? cartLine.line.extraSelected.name
                    }
                    onEdit={() => goTo(paths.extras())}
                  />
                )}
              </CartLine>
            );
          })}
        </Stack>
        <UnavailableLines />
        <Cluster>
          {hasExtras && cart.extras.length === 0 && (
            <Button variant="quiet" onClick={() => goTo(paths.extras())}>
              <Trans>Add extras</Trans>
            </Button>
          )}
          <ShareCart />
        </Cluster>
      </Stack>
      {deletion.dialog}
    </div>
  );
}

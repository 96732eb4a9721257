import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { isLineGone } from '../../../cart/issues/line-gone.ts';
import { itinerary, type ItineraryLine } from '../../../cart/itinerary.ts';
import { tripOfLine } from '../../../trip/transfer-line.ts';
import { tripToQuery } from '../../../trip/search/trip-query.ts';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { TourLineCard } from '../../../shared/cart/tour-line-card.tsx';
import { TransferCard } from '../../../shared/cart/transfer-card.tsx';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useNavigation } from '../../../routing/use-navigation.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { paths } from '../../../routing/paths.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { useFocusScreenHeading } from '../../../shared/screen/use-focus-screen-heading.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { startEditingTransfer } from '../../../storefront/flows/edit-transfer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { CartLine } from './cart-line.tsx';
import { ExtraLineCard, type PricedLineProps } from './line-cards.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { ShareCartButton } from './share-cart-button.tsx';
import type { CartTotals } from './use-cart-totals.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';
import { useRemoveLine } from './use-remove-line.ts';

/** Everything in the cart in the order of the trip. Each line can be edited and removed, and shows its issues. */
export function CartLines({ totals, cartIssues }: { totals: CartTotals; cartIssues: CartIssues }) {
  const cart = useCart();
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const { hasExtras } = useSettings();
  const container = useRef<HTMLDivElement>(null);
  const focusScreenHeading = useFocusScreenHeading();
  // The used button is removed along with its line; after the last line, so are the lines, for the screen of an empty cart.
  const moveFocus = () => (container.current ? container.current.focus() : focusScreenHeading());
  const removal = useRemoveLine(totals, () => requestAnimationFrame(moveFocus));
  // The line stays in the cart until the form is saved.
  const editTransfer = ({ id, line }: CartTransfer) => {
    startEditingTransfer(state, line);
    goTo(paths.editTransfer(id, tripToQuery(tripOfLine(line))));
  };

  return (
    <div ref={container} tabIndex={-1} className="cart-lines">
      <Stack>
        <Stack as="ul">
          {itinerary(cart).map((item) => (
            <CartLine
              key={item.cartLine.id}
              item={item}
              cartIssues={cartIssues}
              onEditTransfer={editTransfer}
              onRemove={removal.remove}
            >
              <CartLineCard
                item={item}
                totals={totals}
                cartIssues={cartIssues}
                onEditTransfer={editTransfer}
                onRemove={() => removal.confirm(item.cartLine.id)}
              />
            </CartLine>
          ))}
        </Stack>
        <UnavailableLines />
        <Cluster gap="large">
          {hasExtras && cart.extras.length === 0 && (
            <Button
              variant="quiet"
              flush
              iconBefore={<Plus size={18} aria-hidden="true" />}
              onClick={() => goTo(paths.extras())}
            >
              <Trans>Add extras</Trans>
            </Button>
          )}
          <ShareCartButton />
        </Cluster>
      </Stack>
      {removal.dialog}
    </div>
  );
}

interface CartLineCardProps {
  item: ItineraryLine;
  totals: CartTotals;
  cartIssues: CartIssues;
  onEditTransfer: (cartLine: CartTransfer) => void;
  onRemove: () => void;
}

/** What the cart line contains, its price, and the buttons to edit it, unless it is gone, and to remove it. */
function CartLineCard({ item, totals, cartIssues, onEditTransfer, onRemove }: CartLineCardProps) {
  const { goTo } = useNavigation();
  const lockedReason = useLockedReason();
  const { id } = item.cartLine;
  const lineTotals = totals.byLine?.get(id);
  const { byLine, check } = cartIssues;
  const isGone = check && isLineGone(item, byLine[id] ?? [], check);
  const shared: PricedLineProps = {
    totals: lineTotals ?? 'unknown',
    lockedReason: lockedReason(id),
    onRemove,
  };
  switch (item.kind) {
    case 'transfer': {
      const { cartLine } = item;
      return <TransferCard {...shared} line={cartLine.line} onEdit={() => onEditTransfer(cartLine)} />;
    }
    case 'tour': {
      const { cartLine } = item;
      const { page } = cartLine;
      // A tour whose page is unknown cannot be edited.
      const editTour = page && !isGone ? () => goTo(paths.editTour(page, id)) : undefined;
      return <TourLineCard {...shared} cartLine={cartLine} onEdit={editTour} />;
    }
    case 'extra': {
      const { line } = item.cartLine;
      const name = lineTotals?.extraSelected?.name ?? line.extraSelected.name;
      const editExtra = isGone ? undefined : () => goTo(paths.extras());
      return <ExtraLineCard {...shared} line={line} name={name} onEdit={editExtra} />;
    }
  }
}

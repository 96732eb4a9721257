import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { tripOfLine } from '../../domain/trip.ts';
import { useSettings } from '../../shared/session-context.ts';
import { TransferCard } from '../../shared/transfer-card.tsx';
import { useCart } from '../../shared/use-cart.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { useLockedReason } from '../../shared/use-locked-reason.ts';
import { paths } from '../../routing/paths.ts';
import type { CartTour, CartTransfer } from '../../schema/cart.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { startEditingTransfer } from '../../storefront/flows/transfer.ts';
import { Button } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ExtraLineCard, TourLineCard } from './line-cards.tsx';
import type { CartTotals } from './use-cart-totals.ts';
import { useDeleteLine } from './use-delete-line.tsx';

/** Everything in the cart, by kind; each line can be edited and removed. */
export function CartLines({ totals }: { totals: CartTotals }) {
  const cart = useCart();
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const { hasExtras } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  // The used button is removed along with its line.
  const deleting = useDeleteLine(totals, () => requestAnimationFrame(() => place.current?.focus()));
  const lockedReason = useLockedReason();
  const foot = (id: string) => ({
    totals: totals.lines?.get(id) ?? ('unknown' as const),
    lockedReason: lockedReason(id),
    onDelete: () => deleting.ask(id),
  });

  // What is saved in its form takes the line's place.
  const editTransfer = ({ id, line }: CartTransfer) => {
    startEditingTransfer(state, line);
    goTo(paths.editTransfer(id, tripOfLine(line)));
  };
  // Undefined for tours without a known path.
  const editTour = ({ id, page }: CartTour) => page && (() => goTo(paths.editTour(page, id)));

  return (
    <div ref={place} tabIndex={-1} className="cart-lines">
      <Stack gap="large">
        <LinesOf heading={<Trans>Transfers</Trans>} lines={cart.transfers}>
          {({ id, line }) => (
            <TransferCard {...foot(id)} line={line} onEdit={() => editTransfer({ id, line })} />
          )}
        </LinesOf>
        <LinesOf heading={<Trans>Tours</Trans>} lines={cart.tours}>
          {(tour) => <TourLineCard {...foot(tour.id)} line={tour.line} onEdit={editTour(tour)} />}
        </LinesOf>
        <LinesOf heading={<Trans>Extras</Trans>} lines={cart.extras}>
          {({ id, line }) => (
            <ExtraLineCard
              {...foot(id)}
              line={line}
              name={totals.lines?.get(id)?.extraSelected?.name ?? line.extraSelected.name}
              onEdit={() => goTo(paths.extras())}
            />
          )}
        </LinesOf>
        {hasExtras && cart.extras.length === 0 && (
          <div>
            <Button onClick={() => goTo(paths.extras())}>
              <Trans>Add extras</Trans>
            </Button>
          </div>
        )}
      </Stack>
      {deleting.dialog}
    </div>
  );
}

function LinesOf<Kept extends { id: string }>(props: {
  heading: ReactNode;
  lines: readonly Kept[];
  children: (kept: Kept) => ReactNode;
}) {
  const { heading, lines, children } = props;
  if (lines.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading>{heading}</SectionHeading>
      <Stack as="ul">
        {lines.map((kept) => (
          <li key={kept.id} part="cart-line">
            {children(kept)}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useNavigation } from '../../routing/hooks.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useNextRoute } from '../../shared/next-route.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { Screen } from '../../shared/screen.tsx';
import { paths } from '../../routing/paths.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { AddedToCart } from '../../shared/added-to-cart.tsx';
import { useSettings } from '../../shared/session-context.ts';
import { TransferCard } from '../../shared/transfer-card.tsx';
import { forgetEditWhenLeft } from '../../storefront/flows/transfer.ts';
import { SectionHeading } from '../../ui/heading.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/skeleton.tsx';
import { InfoForm } from './info-form.tsx';
import { useTransferTrip } from './use-transfer-trip.ts';

/** Flights and pickups of the chosen trip. */
export function InfoScreen() {
  const storefront = useStorefront();
  const trip = useTransferTrip();
  const search = useSearch();
  const [added, setAdded] = useState<TransferLine>();
  const edited = new URLSearchParams(search).get('edit');
  useEffect(
    () => (edited === null ? undefined : forgetEditWhenLeft(storefront, edited)),
    [storefront, edited],
  );
  if (added) return <AddedTransfer line={added} />;
  if (trip.status === 'missing')
    return <Redirect to={paths.transfers() + (search && `?${search}`)} replace />;
  return (
    <Screen
      heading={<Trans>Flight and pickup details</Trans>}
      backTo={trip.status === 'ready' ? paths.prices(trip.query) : paths.home()}
    >
      {trip.status === 'ready' ? (
        <InfoForm trip={trip} onAdded={setAdded} />
      ) : (
        <>
          {trip.status === 'failed' && (
            <QueryError error={trip.error} phase="transfers-info" tryAgain={trip.tryAgain} />
          )}
          {trip.status === 'loading' && (
            <SkeletonRegion>
              <SkeletonCard of="fields" height={420} />
            </SkeletonRegion>
          )}
        </>
      )}
    </Screen>
  );
}

/** The transfer is in the cart: add another, or continue to payment. */
function AddedTransfer({ line }: { line: TransferLine }) {
  const { replaceWith } = useNavigation();
  const next = useSettings().hasExtras ? paths.transferExtras() : paths.checkout();
  useNextRoute(next);
  const addMore = () => replaceWith(paths.transfers());
  return (
    <Screen heading={<Trans>Flight and pickup details</Trans>}>
      <SectionHeading>
        <Trans>Your trip</Trans>
      </SectionHeading>
      <TransferCard line={line} expanded />
      <AddedToCart
        what="transfer"
        onClose={addMore}
        onAddMore={addMore}
        onContinue={() => replaceWith(next)}
      />
    </Screen>
  );
}

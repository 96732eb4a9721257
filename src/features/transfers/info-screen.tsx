import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { paths } from '../../paths.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { AddedTransfer } from './added-transfer.tsx';
import { InfoForm } from './info-form.tsx';
import { useAbandonedEdit } from './use-abandoned-edit.ts';
import { useTransferTrip } from './use-transfer-trip.ts';

/** Flights and pickups of the chosen trip. */
export function InfoScreen() {
  const trip = useTransferTrip();
  const search = useSearch();
  const [added, setAdded] = useState<TransferLine>();
  useAbandonedEdit();
  if (added) return <AddedTransfer line={added} />;
  if (trip.status === 'missing')
    return <Redirect to={paths.transfers() + (search && `?${search}`)} replace />;
  return (
    <Screen heading={<Trans>Flight and pickup details</Trans>}>
      {trip.status === 'ready' ? (
        <InfoForm trip={trip} onAdded={setAdded} />
      ) : (
        <>
          {trip.status === 'failed' && (
            <LoadProblem error={trip.error} phase="transfers-info" tryAgain={trip.tryAgain} />
          )}
          {trip.status === 'loading' && (
            <SkeletonRegion>
              <Skeleton shape="block" height={420} />
            </SkeletonRegion>
          )}
          <BottomNav backTo={paths.home()} />
        </>
      )}
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { AirportTransportation } from './airport-transportation.tsx';

/** Where a visit starts. */
export function HomeScreen() {
  const { hasTransfers, companyTitle } = useSettings();
  return (
    <Screen heading={companyTitle || <Trans>Booking</Trans>}>
      {hasTransfers && <AirportTransportation />}
    </Screen>
  );
}

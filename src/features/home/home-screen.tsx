import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { AirportTransportation } from './airport-transportation.tsx';

/** Where a visit starts. */
export function HomeScreen() {
  const { hasTransfers } = useSettings();
  return (
    <Screen heading={<Trans>Where would you like to go?</Trans>}>
      {hasTransfers && <AirportTransportation />}
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { Stack } from '../../ui/layout.tsx';
import { AirportTransportation } from './airport-transportation.tsx';
import { TourCategory } from './tour-category.tsx';

/** Where a visit starts: transfers, where the company has them, then a section for each kind of tour. */
export function HomeScreen() {
  const { hasTransfers, tourCategories } = useSettings();
  return (
    <Screen heading={<Trans>Where would you like to go?</Trans>}>
      <Stack gap="huge">
        {hasTransfers && <AirportTransportation />}
        {tourCategories.map((category) => (
          <TourCategory key={category.slug} category={category} />
        ))}
      </Stack>
    </Screen>
  );
}

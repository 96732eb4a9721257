import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Hotel, Plane } from 'lucide-react';
import { airportsQuery } from '../../api/places.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { paths } from '../../paths.ts';
import { CardGrid } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkCard } from './link-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Where a visit starts: the airports, and door to door. */
export function HomeScreen() {
  const { hasTransfers, companyTitle } = useSettings();
  return (
    <Screen heading={companyTitle || <Trans>Booking</Trans>}>
      {hasTransfers && <AirportTransportation />}
    </Screen>
  );
}

function AirportTransportation() {
  const airports = useQuery(airportsQuery(useApi()));
  const { state } = useStorefront();
  const chooseMode = (mode: 'A2H' | 'P2P') => {
    const current = state.search.state.searchMode;
    if (mode === 'P2P' || current === 'P2P') state.search.setMode(mode);
  };
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Airport Transportation</Trans>
      </SectionHeading>
      {airports.isError && (
        <LoadProblem error={airports.error} phase="airports" tryAgain={() => void airports.refetch()} />
      )}
      <CardGrid>
        {airports.isPending && [1, 2, 3].map((card) => <Skeleton key={card} shape="block" height={96} />)}
        {airports.data?.map((airport) => (
          <LinkCard
            key={airport.ref}
            icon={<Plane size={24} aria-hidden="true" />}
            title={airport.title}
            detail={airport.iata}
            path={paths.transfers({ airport: airport.iata })}
            onFollow={() => chooseMode('A2H')}
          />
        ))}
        <LinkCard
          icon={<Hotel size={24} aria-hidden="true" />}
          title={<Trans>Door to Door</Trans>}
          detail={<Trans>Between any two places</Trans>}
          path={paths.transfers()}
          onFollow={() => chooseMode('P2P')}
        />
      </CardGrid>
    </Stack>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Hotel, Plane } from 'lucide-react';
import { airportsQuery } from '../../api/places.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { CardGrid } from '../../ui/layout.tsx';
import { LinkCard } from '../../ui/card.tsx';
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
  const { goTo } = useNavigation();
  const { state } = useStorefront();
  const goDoorToDoor = () => {
    state.search.setMode('P2P');
    goTo(paths.transfers());
  };
  const goFromAirport = (iata: string) => {
    if (state.search.state.searchMode === 'P2P') state.search.setMode('A2H');
    goTo(paths.transfers({ airport: iata }));
  };
  return (
    <section>
      <h2>
        <Trans>Airport Transportation</Trans>
      </h2>
      {airports.isError && (
        <LoadProblem error={airports.error} phase="airports" tryAgain={() => void airports.refetch()} />
      )}
      <CardGrid>
        {airports.isPending && [1, 2, 3].map((card) => <Skeleton key={card} height={96} />)}
        {airports.data?.map((airport) => (
          <LinkCard
            key={airport.ref}
            icon={<Plane aria-hidden />}
            title={airport.title}
            detail={airport.iata}
            onClick={() => goFromAirport(airport.iata)}
          />
        ))}
        <LinkCard
          icon={<Hotel aria-hidden />}
          title={<Trans>Door to Door</Trans>}
          detail={<Trans>Between any two places</Trans>}
          onClick={goDoorToDoor}
        />
      </CardGrid>
    </section>
  );
}

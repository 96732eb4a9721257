import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPinned, Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { airportsQuery } from '../../api/places.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { paths } from '../../routing/paths.ts';
import type { Airport } from '../../schema/place.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LinkCard } from '../../ui/content/cards/link-card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/**
 * A link to the search form for each airport, and one for door to door. If the search is locked, only the links that match
 * it are shown.
 */
export function AirportTransportation() {
  const { search } = useStorefront().state;
  const { searchMode, airportPlace } = useSnapshot(search.state).locks;
  const offersDoorToDoor = searchMode === undefined || searchMode === 'P2P';
  const offersAirports = searchMode !== 'P2P';
  const airports = useQuery({
    ...airportsQuery(useApi()),
    enabled: offersAirports,
    placeholderData: keepPreviousData,
  });
  const suitsLock = ({ ref }: Airport) => !airportPlace || isSameId(ref, airportPlace.ref);
  const offeredAirports = offersAirports ? airports.data?.filter(suitsLock) : [];
  // A search from hotel to airport also suits an airport and is left as it is.
  const leaveDoorToDoor = () => {
    if (search.state.searchMode === 'P2P') search.setDirection('A2H');
  };
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Airport Transportation</Trans>
      </SectionHeading>
      {offersAirports && airports.isError && (
        <QueryError error={airports.error} phase="airports" tryAgain={() => void airports.refetch()} />
      )}
      <div className="home-links">
        {offersAirports &&
          airports.isPending &&
          [1, 2, 3].map((card) => <Skeleton key={card} shape="block" height={80} />)}
        {offeredAirports?.map(({ ref, iata, title }) => (
          <SearchCard
            key={ref}
            route={paths.transfers({ airport: iata })}
            onFollow={leaveDoorToDoor}
            icon={<Plane size={20} />}
            title={title}
            detail={iata}
          />
        ))}
        {offersDoorToDoor && (
          <SearchCard
            route={paths.transfers()}
            onFollow={() => search.setDirection('P2P')}
            icon={<MapPinned size={20} />}
            title={<Trans>Door to Door</Trans>}
            detail={<Trans>Between any two places</Trans>}
          />
        )}
      </div>
    </Stack>
  );
}

interface SearchCardProps {
  /** The route to the search form. */
  route: string;
  onFollow: () => void;
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
}

/** A card that links to the search form. */
function SearchCard({ route, onFollow, ...contents }: SearchCardProps) {
  return <LinkCard {...contents} {...useRouteLink(route, onFollow)} />;
}

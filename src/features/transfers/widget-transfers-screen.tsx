import { Trans } from '@lingui/react/macro';
import { isLocalDate } from '../../domain/dates.ts';
import { adultsLimits, kidsLimits, parsePassengers } from '../../domain/search.ts';
import { Screen } from '../../parts/screen.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { useRouteQuery } from '../../parts/use-route-query.ts';
import { paths } from '../../paths.ts';
import type { GivenTrip } from '../../schema/element-options.ts';
import { SearchForm } from './search-form.tsx';
import { searchModeOf } from './trip-query.ts';
import { useGivenTrip } from './use-given-trip.ts';

/** `<transfers-box>` on the hosted page, for frames: the query says what the attributes would. */
export function WidgetTransfersScreen() {
  const { goTo } = useNavigation();
  const query = useRouteQuery();
  const layout = (['row', 'column'] as const).find((name) => name === query.get('layout')) ?? 'auto';
  const taken = useGivenTrip(givenTrip(query));
  return (
    <Screen heading={<Trans>Book your transfer</Trans>}>
      {taken && <SearchForm layout={layout} onSearch={(trip) => goTo(paths.prices(trip))} />}
    </Screen>
  );
}

/** The airport is taken from the address by its own field. */
function givenTrip(query: URLSearchParams): GivenTrip {
  const date = query.get('date') ?? '';
  return {
    mode: searchModeOf(query.get('mode')),
    airport: undefined,
    from: query.get('from') || undefined,
    to: query.get('to') || undefined,
    adults: parsePassengers(query.get('adults'), adultsLimits),
    kids: parsePassengers(query.get('kids'), kidsLimits),
    date: isLocalDate(date) ? date : undefined,
  };
}

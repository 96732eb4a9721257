import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useRouteQuery } from '../../parts/use-route-query.ts';
import { ActivitiesList } from './activities-list.tsx';

/** `<activities-list>` on the hosted page, for frames: the query says what the attributes would. */
export function WidgetActivitiesScreen() {
  const query = useRouteQuery();
  const limit = Number(query.get('limit'));
  return (
    <Screen heading={<Trans>Activities</Trans>}>
      <ActivitiesList
        category={query.get('category') ?? undefined}
        destination={query.get('destination') ?? undefined}
        featured={query.has('featured')}
        limit={Number.isInteger(limit) && limit >= 1 && limit <= 50 ? limit : undefined}
        level={2}
      />
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useRouteQuery } from '../../parts/use-route-query.ts';
import { useRouteParams } from '../../parts/use-route-params.ts';
import { ActivityQuote } from './activity-quote.tsx';

/** `<activity-quote>` on the hosted page, for frames: the query says what the other attributes would. */
export function WidgetActivityScreen() {
  const { activity } = useRouteParams<'activity'>();
  const query = useRouteQuery();
  return (
    <Screen heading={<Trans>Book your activity</Trans>} width="narrow">
      <ActivityQuote
        key={activity}
        activity={activity}
        category={query.get('category') ?? undefined}
        rate={query.get('rate') ?? undefined}
      />
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { activityQuoteAttributes } from '../../options/activity-quote-attributes.ts';
import { optionsFromQuery } from '../../options/parse-options.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useRouteParams } from '../../routing/router.tsx';
import { TourQuote } from './quote/tour-quote.tsx';

/** `<activity-quote>` as a page for frames: the route names the activity, query parameters replace the other attributes. */
export function WidgetTourScreen() {
  const { activity } = useRouteParams<'activity'>();
  const { category, rate } = optionsFromQuery(activityQuoteAttributes, new URLSearchParams(useSearch()));
  return (
    <Screen heading={<Trans>Book your activity</Trans>} width="narrow">
      <TourQuote key={activity} tourRef={activity} category={category} initialRateId={rate} />
    </Screen>
  );
}

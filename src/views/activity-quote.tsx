import { ActivityQuote } from '../features/activities/activity-quote.tsx';
import { NoActivity } from '../features/activities/no-activity.tsx';
import { HandsOver } from '../features/activities/hands-over.tsx';
import type { ActivityQuoteOptions } from '../schema/element-options.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<activity-quote>`: the quote box of one tour. */
export function ActivityQuoteView({ config }: { config: ViewConfig<ActivityQuoteOptions> }) {
  const { activity, category, rate } = config.options;
  return (
    <StorefrontView config={config} words="all" problem={activity === undefined ? <NoActivity /> : undefined}>
      <slot name="header" />
      <HandsOver refreshes={['tour', 'availability']}>
        {activity !== undefined && (
          <ActivityQuote key={`${activity} ${rate}`} {...{ activity, category, rate }} />
        )}
      </HandsOver>
      <slot name="footer" />
    </StorefrontView>
  );
}

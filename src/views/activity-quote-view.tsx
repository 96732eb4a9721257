import { refetchTours } from '../api/tours.ts';
import { MissingTourError } from '../features/tours/quote/missing-tour-error.tsx';
import { TourQuote } from '../features/tours/quote/tour-quote.tsx';
import { TourWidget } from '../features/tours/tour-widget.tsx';
import type { ActivityQuoteOptions } from '../options/activity-quote-attributes.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<activity-quote>`: the quote box of one tour. */
export function ActivityQuoteView({ config }: { config: ViewConfig<ActivityQuoteOptions> }) {
  const { activity, category, rate } = config.options;
  if (activity === undefined)
    return <StorefrontView config={config} requiredScope="all" problem={<MissingTourError />} />;
  return (
    <StorefrontView config={config} requiredScope="all">
      <slot name="header" />
      <TourWidget options={config.options} refetch={refetchTours}>
        <TourQuote key={`${activity} ${rate}`} tourRef={activity} category={category} initialRateId={rate} />
      </TourWidget>
      <slot name="footer" />
    </StorefrontView>
  );
}

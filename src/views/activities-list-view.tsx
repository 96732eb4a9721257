import { refetchTourLists } from '../api/tours.ts';
import { ToursList } from '../features/tours/tours-list.tsx';
import { TourWidget } from '../features/tours/tour-widget.tsx';
import type { ActivitiesListOptions } from '../options/activities-list-attributes.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<activities-list>`: tours as cards. */
export function ActivitiesListView({ config }: { config: ViewConfig<ActivitiesListOptions> }) {
  return (
    <StorefrontView config={config} requiredScope="all">
      <slot name="header" />
      <TourWidget options={config.options} refetch={refetchTourLists}>
        <ToursList {...config.options} level={3} />
      </TourWidget>
      <slot name="footer" />
    </StorefrontView>
  );
}

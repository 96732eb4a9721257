import { ActivitiesList } from '../features/activities/activities-list.tsx';
import { HandsOver } from '../features/activities/hands-over.tsx';
import type { ActivitiesListOptions } from '../schema/element-options.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<activities-list>`: tours as cards. */
export function ActivitiesListView({ config }: { config: ViewConfig<ActivitiesListOptions> }) {
  return (
    <StorefrontView config={config} words="all">
      <slot name="header" />
      <HandsOver refreshes={['tours']}>
        <ActivitiesList {...config.options} level={3} />
      </HandsOver>
      <slot name="footer" />
    </StorefrontView>
  );
}

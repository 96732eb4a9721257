import {
  activitiesListAttributes,
  type ActivitiesListOptions,
} from '../../src/options/activities-list-attributes.ts';
import {
  activityQuoteAttributes,
  type ActivityQuoteOptions,
} from '../../src/options/activity-quote-attributes.ts';
import { ActivitiesListView } from '../../src/views/activities-list-view.tsx';
import { ActivityQuoteView } from '../../src/views/activity-quote-view.tsx';
import { prepareStart } from '../../src/views/startup/prepare-start.ts';
import { mountView } from '../core/view/mount-view.ts';
import type { ViewModule } from '../core/view/view-module.ts';
import type { ViewSpec } from '../core/view/view-spec.ts';

const listSpec: ViewSpec<ActivitiesListOptions> = {
  tag: 'activities-list',
  View: ActivitiesListView,
  attributes: activitiesListAttributes,
  prepare: (storefront) => prepareStart(storefront, 'all'),
};

const quoteSpec: ViewSpec<ActivityQuoteOptions> = {
  tag: 'activity-quote',
  View: ActivityQuoteView,
  attributes: activityQuoteAttributes,
  prepare: (storefront) => prepareStart(storefront, 'all'),
};

/** The view of `<activities-list>`. */
export const activitiesList: ViewModule = { mountView: (context) => mountView(listSpec, context) };

/** The view of `<activity-quote>`. */
export const activityQuote: ViewModule = { mountView: (context) => mountView(quoteSpec, context) };

import type { ActivitiesListOptions } from '../../src/schema/element-options.ts';
import { ActivitiesListView } from '../../src/views/activities-list.tsx';
import { prepareStart } from '../../src/views/prepare-start.ts';
import { activitiesListOptions } from '../activities-list-attributes.ts';
import { defineView } from '../define-view.ts';
import { mountView as mount, type ViewSpec } from '../mount-view.ts';
import type { ViewModule } from '../view-module.ts';

const spec: ViewSpec<ActivitiesListOptions> = {
  tag: defineView('activities-list', ActivitiesListView),
  options: activitiesListOptions,
  prepare: (storefront) => prepareStart(storefront, 'all'),
};

/** The view of `<activities-list>`. */
export const mountView: ViewModule['mountView'] = (surroundings) => mount(spec, surroundings);

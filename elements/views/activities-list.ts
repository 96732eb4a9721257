import { ActivitiesListView } from '../../src/views/activities-list.tsx';
import { prepareStart } from '../../src/views/prepare-start.ts';
import {
  activitiesListAttributes,
  type ActivitiesListOptions,
} from '../../src/options/activities-list-attributes.ts';
import { defineView } from '../core/define-view.ts';
import { mountView as mount } from '../core/mount-view.ts';
import type { ViewModule } from '../core/view-module.ts';
import type { ViewSpec } from '../core/view-spec.ts';

const spec: ViewSpec<ActivitiesListOptions> = {
  tag: defineView('activities-list', ActivitiesListView),
  options: activitiesListAttributes,
  prepare: (storefront) => prepareStart(storefront, 'all'),
};

/** The view of `<activities-list>`. */
export const mountView: ViewModule['mountView'] = (context) => mount(spec, context);

import type { ActivityQuoteOptions } from '../../src/schema/element-options.ts';
import { ActivityQuoteView } from '../../src/views/activity-quote.tsx';
import { prepareStart } from '../../src/views/prepare-start.ts';
import { activityQuoteOptions } from '../activity-quote-attributes.ts';
import { defineView } from '../define-view.ts';
import { mountView as mount, type ViewSpec } from '../mount-view.ts';
import type { ViewModule } from '../view-module.ts';

const spec: ViewSpec<ActivityQuoteOptions> = {
  tag: defineView('activity-quote', ActivityQuoteView),
  options: activityQuoteOptions,
  prepare: (storefront) => prepareStart(storefront, 'all'),
};

/** The view of `<activity-quote>`. */
export const mountView: ViewModule['mountView'] = (surroundings) => mount(spec, surroundings);

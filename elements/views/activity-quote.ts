import { ActivityQuoteView } from '../../src/views/activity-quote.tsx';
import { prepareStart } from '../../src/views/prepare-start.ts';
import {
  activityQuoteAttributes,
  type ActivityQuoteOptions,
} from '../../src/options/activity-quote-attributes.ts';
import { defineView } from '../core/define-view.ts';
import { mountView as mount } from '../core/mount-view.ts';
import type { ViewModule } from '../core/view-module.ts';
import type { ViewSpec } from '../core/view-spec.ts';

const spec: ViewSpec<ActivityQuoteOptions> = {
  tag: defineView('activity-quote', ActivityQuoteView),
  options: activityQuoteAttributes,
  prepare: (storefront) => prepareStart(storefront, 'all'),
};

/** The view of `<activity-quote>`. */
export const mountView: ViewModule['mountView'] = (context) => mount(spec, context);

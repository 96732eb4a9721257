import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import type { AttributeTable } from '../../src/options/attribute.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import type { ElementOptions } from '../../src/options/attributes.ts';
import type { TransfersBoxOptions } from '../../src/options/transfers-box-attributes.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { rawValue } from '../../src/options/raw-value.ts';
import { ActivitiesListView } from '../../src/views/activities-list-view.tsx';
import { ActivityQuoteView } from '../../src/views/activity-quote-view.tsx';
import { BookingEngineView } from '../../src/views/engine-view.tsx';
import { applyOptions } from '../../src/storefront/apply-options.ts';
import { syncTripPreset } from '../../src/features/search/sync-trip-preset.ts';
import { TransfersBoxView } from '../../src/views/transfers-box-view.tsx';
import type { ViewConfig } from '../../src/views/view-config.ts';
import { makeStorefront, fakeHost, type Opening, type Provider } from './open-storefront.tsx';

type Attributes = Record<string, string | null>;

const views: Record<keyof typeof attributesByTag, unknown> = {
  'booking-engine': BookingEngineView,
  'transfers-box': TransfersBoxView,
  'activities-list': ActivitiesListView,
  'activity-quote': ActivityQuoteView,
};

/** Shows the view of an element with these attributes, served by the sandbox. */
export function openElement(
  tag: keyof typeof attributesByTag,
  attributes: Attributes,
  { takesOver, ...provider }: Provider & Pick<Opening, 'takesOver'> = {},
) {
  const { apiBase, storefront, requests } = makeStorefront(provider);
  const { config, received, methods } = fakeHost(takesOver);
  const View = views[tag] as ComponentType<{ config: ViewConfig }>;
  const table = attributesByTag[tag] as AttributeTable<ElementOptions>;
  const read = (all: Attributes) =>
    parseOptions(table, (name) => (name === 'api-base' ? apiBase : rawValue(name, all[name] ?? null)), tag);
  let current = attributes;
  let options = read(current);
  applyOptions(storefront.state, options);
  const takesTrip = tag === 'transfers-box' || tag === 'booking-engine';
  const preset = takesTrip ? syncTripPreset(storefront, options as TransfersBoxOptions) : undefined;

  const view = () => (
    <StrictMode>
      <View config={{ ...config, options, storefront }} />
    </StrictMode>
  );
  const { rerender } = render(view());
  return {
    visitor: userEvent.setup(),
    storefront,
    requests,
    received,
    methods,
    /** Changes attributes, as the page would; null removes one. */
    set: (changes: Attributes) => {
      const before = options;
      current = { ...current, ...changes };
      options = read(current);
      applyOptions(storefront.state, options, before);
      preset?.change(options as TransfersBoxOptions);
      rerender(view());
    },
  };
}

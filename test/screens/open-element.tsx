import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import { activitiesListOptions } from '../../elements/activities-list-attributes.ts';
import { activityQuoteOptions } from '../../elements/activity-quote-attributes.ts';
import { isFlag } from '../../elements/attribute-names.ts';
import { parseOptions, type OptionTable } from '../../elements/attributes.ts';
import { engineOptions } from '../../elements/engine-attributes.ts';
import { transfersBoxOptions } from '../../elements/transfers-box-attributes.ts';
import type { ElementOptions } from '../../src/schema/element-options.ts';
import { ActivitiesListView } from '../../src/views/activities-list.tsx';
import { ActivityQuoteView } from '../../src/views/activity-quote.tsx';
import { BookingEngineView } from '../../src/views/booking-engine.tsx';
import { applyChoices, takeBackChoices } from '../../src/views/join-storefront.ts';
import { TransfersBoxView } from '../../src/views/transfers-box.tsx';
import type { ViewConfig } from '../../src/views/view-config.ts';
import { makeStorefront, surroundings, type Provider } from './open-storefront.tsx';

type Attributes = Record<string, string | null>;

const elements: Record<string, { View: unknown; table: unknown }> = {
  'booking-engine': { View: BookingEngineView, table: engineOptions },
  'transfers-box': { View: TransfersBoxView, table: transfersBoxOptions },
  'activities-list': { View: ActivitiesListView, table: activitiesListOptions },
  'activity-quote': { View: ActivityQuoteView, table: activityQuoteOptions },
};

/** Shows the view of an element as its attributes have it, with the real provider behind it. */
export function openElement(tag: string, attributes: Attributes, provider: Provider = {}) {
  const { apiBase, storefront, asked } = makeStorefront(provider);
  const { config, heard, methods } = surroundings();
  const View = elements[tag]?.View as ComponentType<{ config: ViewConfig }>;
  const table = elements[tag]?.table as OptionTable<ElementOptions>;
  const rawValue = (all: Attributes, name: string) => {
    if (name === 'api-base') return apiBase;
    const text = all[name] ?? null;
    return text === null ? undefined : isFlag(name) || text;
  };
  const read = (all: Attributes) => parseOptions(tag, table, (name) => rawValue(all, name));
  let current = attributes;
  let options = read(current);
  applyChoices(storefront, options);

  const view = () => (
    <StrictMode>
      <View config={{ ...config, options, storefront }} />
    </StrictMode>
  );
  const { rerender } = render(view());
  return {
    visitor: userEvent.setup(),
    storefront,
    asked,
    heard,
    methods,
    /** Changes attributes, as the page would; null takes one away. */
    set: (changes: Attributes) => {
      const before = options;
      current = { ...current, ...changes };
      options = read(current);
      applyChoices(storefront, options);
      takeBackChoices(storefront, before, options);
      rerender(view());
    },
  };
}

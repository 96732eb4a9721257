import { attributionAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { noAttribution, withFallback } from '../../../src/schema/attribution.ts';
import type { EmitBookingEvent } from '../../../src/schema/events.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { elementConsent } from '../consent-state.ts';
import { emitBookingEvent } from '../events/booking-events.ts';
import type { MountContext } from './view-module.ts';

type ViewHost = Pick<ViewConfig, 'host' | 'root' | 'emit' | 'isOpen' | 'setOpen' | 'attribution' | 'consent'>;

/** The element as its view sees it: its nodes, its events and their attribution, and whether it is open. */
export function createViewHost(
  { host, root, read, set }: MountContext,
  {
    inheritsAttribution,
    storefront,
  }: { inheritsAttribution: boolean; storefront: () => Storefront | undefined },
): ViewHost {
  const attribution = () => {
    const visitAttribution = storefront()?.state.session.state.attribution ?? noAttribution;
    // The visit's attribution names the widget where it began. To other widgets, only its sales channel applies.
    const inherited = inheritsAttribution
      ? visitAttribution
      : { ...noAttribution, salesChannel: visitAttribution.salesChannel };
    return withFallback(parseOptions(attributionAttributes, read), inherited);
  };
  const emit: EmitBookingEvent = (event, detail) => emitBookingEvent(host, event, detail, attribution());
  return {
    host,
    root,
    emit,
    attribution,
    consent: () => elementConsent(read),
    isOpen: () => Boolean(read('open')),
    setOpen: (open) => set('open', open),
  };
}

import { noAttribution, withFallback } from '../../../src/schema/attribution.ts';
import type { EmitBookingEvent } from '../../../src/schema/events.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { emitBookingEvent } from '../events/booking-events.ts';
import { ownAttribution } from '../events/own-attribution.ts';
import type { MountContext } from './view-module.ts';

type ViewHost = Pick<ViewConfig, 'host' | 'root' | 'emit' | 'isOpen' | 'setOpen' | 'attribution'>;

/** What a view may do with its element. */
export function createViewHost(
  context: MountContext,
  takesOver: boolean,
  storefront: () => Storefront | undefined,
): ViewHost {
  const { host, root, read, set } = context;
  const attribution = () => {
    const known = storefront()?.state.session.state.attribution ?? noAttribution;
    const { salesChannel } = known;
    return withFallback(ownAttribution(read), takesOver ? known : { ...noAttribution, salesChannel });
  };
  const emit: EmitBookingEvent = (event, detail) => emitBookingEvent(host, event, detail, attribution());
  return {
    host,
    root,
    emit,
    attribution,
    isOpen: () => Boolean(read('open')),
    setOpen: (open) => set('open', open),
  };
}

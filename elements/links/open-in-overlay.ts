import { attributionAttributes, commonAttributes } from '../../src/options/attributes.ts';
import { commonAttributesInLink } from '../../src/options/attributes-in-link.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { rawValue, type ReadOption } from '../../src/options/raw-value.ts';
import { registry } from '../../src/platform/registry.ts';
import type { HostedLink } from '../../src/routing/hosted-link.ts';
import { keyOf } from '../core/engine/engines.ts';
import { ENGINE_TAG, overlayOf } from '../core/engine/overlay-engine.ts';
import { emitBookingEvent } from '../core/events/booking-events.ts';
import { withSharedApiBase } from '../core/storefront/shared-api-base.ts';
import type { LinksScript } from './links-script.ts';
import { createBookingElement } from './create-booking-element.ts';
import { watchOpening } from './watch-opening.ts';

/**
 * Opens the storefront at a link of the page, unless a listener of `booking-open` cancels that to do it itself. Returns false,
 * with a warning, if no element or script names the provider: then the browser has to follow the link.
 */
export function openInOverlay(
  link: HTMLElement & { href: string },
  hosted: HostedLink,
  script: LinksScript,
): boolean {
  const engine = createBookingElement(ENGINE_TAG, {
    ...script.attributesOf(ENGINE_TAG),
    ...commonAttributesInLink(hosted.query),
    presentation: 'overlay',
  });
  const read: ReadOption = (name) => rawValue(name, engine.getAttribute(name));
  const { apiBase } = parseOptions({ apiBase: commonAttributes.apiBase }, withSharedApiBase(read));
  if (apiBase === undefined) {
    console.warn('[data-links] no overlay without the provider: add a valid data-api-base to the script');
    return false;
  }
  const attribution = parseOptions(attributionAttributes, read);
  const detail = { path: publicRoute(hosted), mode: 'overlay', source: 'link' } as const;
  if (!emitBookingEvent(link, 'booking-open', detail, attribution)) return true;

  // The dialog gives the focus back to the element that has it, which in Safari is no link that was clicked.
  link.focus({ preventScroll: true });
  const overlay = overlayOf(keyOf({ read }), () => engine);
  watchOpening(overlay, link);
  const element = [...registry().elements].find(({ host }) => host === overlay);
  element?.call?.('openAt', hosted.route, attribution, hosted.trip);
  return true;
}

/** The route as the page may see it: one with a sale token is only its pattern. */
function publicRoute({ route, target }: HostedLink): string {
  return target.token === undefined ? route : target.publicPath;
}

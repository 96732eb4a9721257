import { attributeName } from '../../../src/options/attribute-names.ts';
import { commonAttributes, labelsProperty } from '../../../src/options/attributes.ts';
import { registry, type ConnectedElement } from '../../../src/platform/registry.ts';
import { optionReader } from '../storefront/option-reader.ts';

export const ENGINE_TAG = 'booking-engine';

/** The part of `<booking-engine>` that is used here. Importing its class would be a cycle. */
export interface BookingEngine extends HTMLElement {
  show: (path?: string) => void;
}

/** Shows the overlay of a storefront. If none is open, creates one with the options of the element that hands off. */
export function showOverlay(
  from: Pick<ConnectedElement, 'host' | 'read'>,
  storefrontKey: string,
  path?: string,
): void {
  overlayOf(storefrontKey, () => createOverlay(from)).show(path);
}

/**
 * The overlay of a storefront: the one that is on the page, or else a new one, which is added to it. There is at most one per
 * storefront, whichever copy of the script created it; it is removed when it closes.
 */
export function overlayOf(storefrontKey: string, create: () => BookingEngine): BookingEngine {
  const overlays = (registry().overlays ??= new Map());
  const openOverlay = overlays.get(storefrontKey) as BookingEngine | undefined;
  // The page may have removed one that was open, as when it replaces its whole body.
  if (openOverlay?.isConnected) return openOverlay;
  const engine = create();
  overlays.set(storefrontKey, engine);
  // Dispatched by the view once the dialog is closed and the focus is restored.
  engine.addEventListener('close', () => {
    overlays.delete(storefrontKey);
    engine.remove();
  });
  document.body.append(engine);
  return engine;
}

function createOverlay(from: Pick<ConnectedElement, 'host' | 'read'>): BookingEngine {
  const read = optionReader(from);
  const engine = document.createElement(ENGINE_TAG) as BookingEngine;
  for (const option of Object.keys({ ...commonAttributes, ...labelsProperty })) {
    const attribute = attributeName(option);
    const value = read(attribute);
    // As an attribute if possible: some names have another meaning as properties of every HTML element.
    if (typeof value === 'object') Reflect.set(engine, option, value);
    else if (typeof value === 'string' || typeof value === 'number')
      engine.setAttribute(attribute, String(value));
    else if (value === true) engine.setAttribute(attribute, '');
  }
  engine.setAttribute('presentation', 'overlay');
  return engine;
}

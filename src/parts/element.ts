import { createContext, use } from 'react';
import type { ElementOptions } from '../schema/element-options.ts';
import type { EmitBookingEvent } from '../schema/events.ts';

export type ElementState =
  'loading' | 'ready' | 'error' | 'offline' | 'empty' | 'has-cart' | 'submitting' | 'open';

/** Whether the page is all storefront, with real addresses: the hosted page. */
export function isWholePage(options: ElementOptions): boolean {
  return 'routing' in options && options.routing === 'path';
}

/** The element on the partner's page that a screen is shown in. */
export interface ElementSurroundings<Options extends ElementOptions = ElementOptions> {
  /** The element that partners see. Slotted light-DOM children (map, wallet) are made in it. */
  host: HTMLElement;
  /** The shadow root that the view stands in: style sheets are adopted here, ids are looked up here. */
  root: ShadowRoot;
  options: Options;
  emit: EmitBookingEvent;
  /** Custom states of the element (`:state(ready)` …). */
  setState: (state: ElementState, on: boolean) => void;
}

export const ElementContext = createContext<ElementSurroundings | undefined>(undefined);

export function useElement(): ElementSurroundings {
  const element = use(ElementContext);
  if (!element) throw new Error('useElement needs an ElementContext above it');
  return element;
}

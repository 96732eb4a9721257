import type { EmitBookingEvent } from '../schema/events.ts';
import type { ElementOptions } from '../schema/element-options.ts';

/** What an element hands to the view inside its shadow root; a new object on every change of an option. */
export interface ViewConfig<Options extends ElementOptions = ElementOptions> {
  /** The element that partners see. Slotted light-DOM children (map, wallet) are made in it. */
  host: HTMLElement;
  /** The shadow root that the view stands in: style sheets are adopted here, ids are looked up here. */
  root: ShadowRoot;
  options: Options;
  /** Text overrides of the host page, plain text by English source text. */
  labels: Readonly<Record<string, string>>;
  emit: EmitBookingEvent;
  /** Custom states of the element (`:state(ready)` …). */
  setState: (state: ElementState, on: boolean) => void;
  /** A fault that nothing can be shown for: the element shows its fallback children again. */
  fail: () => void;
}

export type ElementState =
  'loading' | 'ready' | 'error' | 'offline' | 'empty' | 'has-cart' | 'submitting' | 'open';

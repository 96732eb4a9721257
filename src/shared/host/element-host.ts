import { createContext, use, useEffect } from 'react';
import type { ElementOptions } from '../../options/attributes.ts';
import type { EmitBookingEvent } from '../../schema/events.ts';
import type { ConsentDecisions } from '../../schema/consent.ts';
import type { Attribution } from '../../schema/attribution.ts';

type ElementState = 'loading' | 'ready' | 'error' | 'offline' | 'empty' | 'has-cart' | 'submitting' | 'open';

/** How an element is presented on its page. All but engines are inline, and never open. */
interface Presentation {
  /** In the flow of the page, or in a dialog above it. */
  presentation: 'inline' | 'overlay';
  /** Whether the dialog is open now, regardless of the last render. */
  isOpen: () => boolean;
  setOpen: (open: boolean) => void;
  /** Whether the storefront is the whole page and its routes are the page's URLs, as on the hosted page. */
  ownsPage: boolean;
}

/** The element on the partner's page that contains the screen. */
export interface ElementHost<Options extends ElementOptions = ElementOptions> extends Presentation {
  /** The element that partners see. Slotted light-DOM children (map, wallet) are added to it. */
  host: HTMLElement;
  /** The shadow root of the view, for style sheets and for looking up ids. */
  root: ShadowRoot;
  options: Options;
  /** The host page's custom texts, by the English text that they replace. Values that are not strings have no effect. */
  labels: Readonly<Record<string, unknown>>;
  emit: EmitBookingEvent;
  /** Sets or removes a custom state of the element, such as `:state(ready)`. */
  setState: (state: ElementState, isOn: boolean) => void;
  /** Registers methods of the element while a screen is shown; returns a function that unregisters them. */
  registerMethods: (methods: ElementMethods) => () => void;
  engines: Engines;
  /** What is decided about the visitor's consent at the time of the call. A change renders the view again. */
  consent: () => ConsentDecisions;
  /** The attribution of a sale: the element's own or, in an engine without one, that of the widget that handed off to it. */
  attribution: () => Attribution;
}

export type ElementMethods = Record<string, (...args: never[]) => void>;

/** Brings an engine into view, at a route if given. */
type ShowEngine = (route?: string) => void;

/** Finds the `<booking-engine>`s that an element can hand off to. The result is undefined if there is none. */
interface Engines {
  /** The engine with this id, otherwise the first one on the page that shares the storefront. */
  findEngine: (id?: string) => ShowEngine | undefined;
  /** The engine with this id if it has another storefront, to which the visit is unknown. */
  findForeignEngine: (id?: string) => ((route: string, attribution: Attribution) => void) | undefined;
  /** The first inline engine on the page that shares the storefront. */
  findInlineEngine: () => ShowEngine | undefined;
  /** The engine in a dialog above the page, which is created when it is first shown. */
  findOverlay: () => ShowEngine | undefined;
  /** Prefetches what an engine will need, once a hand-off becomes likely. */
  prefetch: () => void;
}

export const ElementContext = createContext<ElementHost | undefined>(undefined);

export function useElement(): ElementHost {
  const element = use(ElementContext);
  if (!element) throw new Error('useElement needs an ElementContext above it');
  return element;
}

/** Registers methods of the element for as long as the component is mounted. */
export function useElementMethods(methods: ElementMethods): void {
  const { registerMethods } = useElement();
  // After each render, without dependencies, because the methods use what was rendered last.
  useEffect(() => registerMethods(methods));
}

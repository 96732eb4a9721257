import { createContext, use, useEffect } from 'react';
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
  /** Texts of the host page's own, by the English text that they stand for. */
  labels: Readonly<Record<string, string>>;
  emit: EmitBookingEvent;
  /** Custom states of the element (`:state(ready)` …). */
  setState: (state: ElementState, on: boolean) => void;
  /** Makes methods of the element work while a screen is there; returns how to take them back. */
  provide: (methods: ElementMethods) => () => void;
  engines: Engines;
}

export type ElementMethods = Record<string, (...given: never[]) => void>;

/** Brings an engine before the visitor, at a path where one is given. */
export type ShowEngine = (path?: string) => void;

/** The `<booking-engine>`s that an element can hand its visitor over to. */
export interface Engines {
  /** The engine with this id, else the first one on the page that shares the storefront. */
  find: (id?: string) => ShowEngine | undefined;
  /** The engine with this id, where it has a storefront of its own, which knows nothing of this visit. */
  apart: (id?: string) => ((path: string) => void) | undefined;
  /** The first engine in the flow of the page that shares the storefront. */
  inline: () => ShowEngine | undefined;
  /** One in a dialog over the page, made when it is first shown; undefined where there can be none. */
  overlay: () => ShowEngine | undefined;
  /** Fetches what an engine will need; for the moment when handing over becomes likely. */
  prepare: () => void;
}

export const ElementContext = createContext<ElementSurroundings | undefined>(undefined);

export function useElement(): ElementSurroundings {
  const element = use(ElementContext);
  if (!element) throw new Error('useElement needs an ElementContext above it');
  return element;
}

/** Methods of the element that act on what is on screen. */
export function useElementMethods(methods: ElementMethods): void {
  const { provide } = useElement();
  useEffect(() => provide(methods));
}

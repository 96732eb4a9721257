import type { ViewConfig } from '../src/views/view-config.ts';
import type { CartSnapshot } from '../src/schema/events.ts';
import type { LifeState } from './life-state.ts';
import type { ReadOption } from './options-source.ts';

export type Storefront = NonNullable<ViewConfig['storefront']>;

/** A method of the element, asked for: its name and what was given to it. */
export type ViewCall = readonly [method: string, ...given: unknown[]];

/** What the outer element gives to the view that it loads. */
export interface Surroundings extends Pick<ViewConfig, 'host' | 'root'> {
  read: ReadOption;
  /** The raw `api-base` of this element, or of another one on the page. */
  apiBase: () => unknown;
  /** The element's custom states besides its life; missing in DOM imitations. */
  states: CustomStateSet | undefined;
  setLife: (life: LifeState) => void;
  /** Takes the view away and shows the element's own children, below a problem. */
  fail: (...problem: Node[]) => void;
  /** Makes a new view after one that has failed. */
  load: () => void;
  /** What was asked of the view before it was there. */
  calls: readonly ViewCall[];
}

/** What an element's own methods go by. */
export interface ViewHandle extends Pick<ViewConfig, 'host' | 'root' | 'emit'> {
  read: ReadOption;
  storefront: () => Storefront | undefined;
}

export type ViewMethods = Parameters<ViewConfig['provide']>[0];

export interface MountedView {
  node: HTMLElement;
  /** Undefined where no usable `api-base` is known. */
  readonly storefront: Storefront | undefined;
  /** A frozen copy of the cart. */
  readonly cart: CartSnapshot | undefined;
  /** Reads attributes and properties again and hands them to the view, all changes of one task together. */
  update: () => void;
  /** Takes the view away, and itself out of its storefront. */
  remove: () => void;
  /** Runs a method of the element, now or as soon as what it acts on is on screen. */
  call: (call: ViewCall) => void;
}

/** The chunk that an element loads when it is needed. */
export interface ViewModule {
  mountView: (surroundings: Surroundings) => MountedView;
}

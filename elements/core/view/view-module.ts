import type { InterimForm } from '../../../src/first-form/interim-form.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Release } from '../../../src/platform/current-release.ts';
import type { ConsentState } from '../../../src/schema/consent.ts';
import type { CartSnapshot } from '../../../src/schema/cart-snapshot.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import type { ViewCall, ViewConfig } from '../../../src/views/view-config.ts';
import type { ElementStatus } from '../element-class.ts';

/** The chunk that an element loads when it is needed. */
export interface ViewModule {
  mountView: (context: MountContext) => MountedView;
}

/** What an element passes to the view that it loads. */
export interface MountContext extends Pick<ViewConfig, 'host' | 'root'> {
  read: ReadOption;
  /** The element's custom states; undefined if the page has broken `attachInternals`. */
  states: CustomStateSet | undefined;
  setStatus: (status: ElementStatus) => void;
  /** Sets an option as its property would. */
  set: (attribute: string, value: unknown) => void;
  /** Removes the view, and shows the element's fallback content below a notice. */
  fail: (...notice: Node[]) => void;
  /** Fails because a required chunk did not load, or does not run on this page. */
  onLoadFailure: (error: unknown) => void;
  /** Creates a new view after this one has failed. */
  retry: () => void;
  /** Calls made before the view was loaded. */
  calls: readonly ViewCall[];
  release: Release;
  /** The form that the view replaces once it is rendered. */
  form?: InterimForm | undefined;
}

/** The view of an element while it is mounted. */
export interface MountedView {
  node: HTMLElement;
  /** Undefined without a valid `api-base`. */
  readonly storefront: Storefront | undefined;
  /** A frozen copy of the cart. */
  readonly cart: CartSnapshot | undefined;
  readonly consentState: ConsentState;
  /** Parses attributes and properties again and passes them to the view: in a microtask, once for all changes. */
  update: () => void;
  /** Removes the view and leaves its storefront. */
  remove: () => void;
  /** Calls a method of the element: now, or once the view or one of its screens registers it. */
  call: (call: ViewCall) => void;
}

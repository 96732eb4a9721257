import type { ElementOptions } from '../options/attributes.ts';
import type { ElementHost } from '../shared/host/element-host.ts';
import type { Storefront } from '../storefront/storefront.ts';

/** What an element passes to the view in its shadow root; a new object whenever an option changes. */
export interface ViewConfig<Options extends ElementOptions = ElementOptions> extends ElementHost<Options> {
  /** Undefined if `api-base` is missing or invalid: the view then shows an error. */
  storefront: Storefront | undefined;
  /** Called after a fatal error: the element shows its fallback children again. */
  fail: () => void;
}

/** A call of an element's method: its name and its arguments. */
export type ViewCall = readonly [method: string, ...args: unknown[]];

import type { ElementSurroundings } from '../parts/element.ts';
import type { Storefront } from '../parts/storefront.ts';
import type { ElementOptions } from '../schema/element-options.ts';

/** What an element hands to the view inside its shadow root; a new object on every change of an option. */
export interface ViewConfig<
  Options extends ElementOptions = ElementOptions,
> extends ElementSurroundings<Options> {
  /** Undefined where `api-base` is missing or wrong: the view then says so. */
  storefront: Storefront | undefined;
  /** A fault that nothing can be shown for: the element shows its fallback children again. */
  fail: () => void;
}

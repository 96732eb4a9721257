import type { ElementOptions } from '../../src/options/attributes.ts';
import { applyOptions } from '../../src/storefront/options.ts';
import { findOrCreateStorefront, type Storefront } from '../../src/storefront/storefront.ts';
import type { ViewHandle } from './view-module.ts';
import type { ViewSpec } from './view-spec.ts';

/** Keeps an element in the storefront that its options name. */
export interface StorefrontLink<Options> {
  /** Undefined without a usable `api-base`. */
  readonly storefront: Storefront | undefined;
  /** Follows a change of the options; the first call joins. */
  follow: (options: Options, before: Options | undefined) => void;
  leave: () => void;
}

export function createStorefrontLink<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  view: ViewHandle,
): StorefrontLink<Options> {
  const { host, emit } = view;
  let storefront: Storefront | undefined;
  let joinKey = '';
  let leave = nothing;

  const storageBroken = () =>
    void emit('booking-error', { code: 'storage', phase: 'start', retryable: false });

  return {
    get storefront() {
      return storefront;
    },
    follow: (options, before) => {
      const previous = storefront;
      storefront = findOrCreateStorefront(options, storageBroken);
      const isSame = storefront === previous;
      if (storefront) applyOptions(storefront.state, options, isSame ? before : undefined);
      else if (!before || previous) reportMissingApiBase(host.localName);

      const key = spec.joinKey?.(options) ?? '';
      if (!isSame || key !== joinKey) {
        leave();
        joinKey = key;
        leave = (storefront && spec.join?.(storefront, options, view)) ?? nothing;
      }
      if (storefront && before && isSame) spec.optionsChanged?.(storefront, options, before);
    },
    leave: () => {
      leave();
      leave = nothing;
    },
  };
}

const nothing = (): void => undefined;

function reportMissingApiBase(tag: string): void {
  void import('./missing-api-base.ts').then((m) => m.reportMissingApiBase(tag), nothing);
}

import type { ElementOptions } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { applyOptions } from '../../../src/storefront/apply-options.ts';
import { findOrCreateStorefront, type Storefront } from '../../../src/storefront/storefront.ts';
import type { MountContext, ViewHandle } from '../view/view-module.ts';
import type { ViewSpec } from '../view/view-spec.ts';

/** Keeps an element joined to the storefront that its options name. */
export interface StorefrontLink<Options> {
  /** Undefined without a usable `api-base`. */
  readonly storefront: Storefront | undefined;
  /** Parses the options and applies what has changed in them; the first call joins the storefront. */
  update: () => Options;
  leave: () => void;
}

export function createStorefrontLink<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  context: MountContext,
  view: ViewHandle,
): StorefrontLink<Options> {
  const { host, emit } = view;
  const readOption = withPageFallbacks(context);
  let options: Options | undefined;
  let storefront: Storefront | undefined;
  let joinKey = '';
  let undoJoin: (() => void) | undefined;

  const update = () => {
    const before = options;
    const previous = storefront;
    const now = parseOptions(spec.options, readOption, host.localName);
    options = now;
    storefront = findOrCreateStorefront(now, reportBrokenStorage);
    const isSame = storefront === previous;
    // A storefront that the element has just joined gets all its options, others only what has changed.
    if (storefront) applyOptions(storefront.state, now, isSame ? before : undefined);
    else if (!before || previous) reportMissingApiBase(host.localName);

    const key = spec.joinKey?.(now) ?? '';
    if (!isSame || key !== joinKey) {
      leave();
      joinKey = key;
      undoJoin = storefront && spec.join?.(storefront, now, view);
    }
    if (storefront && before && isSame) spec.optionsChanged?.(storefront, now, before);
    return now;
  };

  const reportBrokenStorage = () => {
    emit('booking-error', { code: 'storage', phase: 'start', retryable: false });
  };

  const leave = () => {
    undoJoin?.();
    undoJoin = undefined;
  };

  return {
    get storefront() {
      return storefront;
    },
    update,
    leave,
  };
}

/** Reads attributes and properties, with the values that depend on the whole page. */
function withPageFallbacks({ host, read, apiBase }: MountContext): MountContext['read'] {
  return (attribute) => {
    if (attribute === 'api-base') return apiBase();
    // Under a content security policy the browser hides the attribute's value and exposes only the property.
    if (attribute === 'nonce' && host.nonce) return host.nonce;
    return read(attribute);
  };
}

/** Logs what the page's author must set; visitors see an error in the view. */
function reportMissingApiBase(tag: string): void {
  console.error(
    `[${tag}] attribute "api-base" is missing or invalid. Set it to the absolute URL of the booking service: <${tag} api-base="https://api.example.com/widget">`,
  );
}

import type { ElementOptions } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { currentRelease } from '../../../src/platform/current-release.ts';
import { applyLocaleFile, applyOptions } from '../../../src/storefront/apply-options.ts';
import { findOrCreateStorefront, type Storefront } from '../../../src/storefront/storefront.ts';
import { loadLocaleFile } from '../loading/load-locale-file.ts';
import { optionReader } from './option-reader.ts';
import type { ViewHandle, ViewSpec } from '../view/view-spec.ts';

/** Keeps an element joined to the storefront that its options name. */
export interface StorefrontLink<Options> {
  /** Undefined before the first update, and without a valid `api-base`. */
  readonly storefront: Storefront | undefined;
  /** Parses the options, joins the storefront that they name unless that is done, and applies what has changed in them. */
  update: () => Options;
  leave: () => void;
}

export function createStorefrontLink<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  view: ViewHandle,
): StorefrontLink<Options> {
  const { host, emit } = view;
  const readOption = optionReader(view);
  let options: Options | undefined;
  let storefront: Storefront | undefined;
  let joinKey = '';
  let undoJoin: (() => void) | undefined;

  const update = () => {
    const previousOptions = options;
    const previousStorefront = storefront;
    const nextOptions = parseOptions(spec.attributes, readOption, host.localName);
    options = nextOptions;
    storefront = findOrCreateStorefront(nextOptions, reportBrokenStorage);
    const isSameStorefront = storefront === previousStorefront;
    // A storefront that the element has just joined gets all its options, others only what has changed.
    const appliedOptions = isSameStorefront ? previousOptions : undefined;
    if (storefront) {
      const file = loadLocaleFile(nextOptions.localeUrl, currentRelease());
      applyOptions(storefront.state, nextOptions, appliedOptions);
      if (file) void applyOnceLoaded(file, nextOptions.localeUrl);
    }
    // Reported once, and not again when another option changes.
    else if (!appliedOptions) reportMissingApiBase(host.localName);

    const nextJoinKey = spec.joinKey?.(nextOptions) ?? '';
    if (!isSameStorefront || nextJoinKey !== joinKey) {
      leave();
      joinKey = nextJoinKey;
      undoJoin = storefront && spec.join?.(storefront, nextOptions, view);
    }
    if (storefront && appliedOptions) spec.optionsChanged?.(storefront, nextOptions, appliedOptions);
    return nextOptions;
  };

  const applyOnceLoaded = async (file: Promise<void>, url: string | undefined) => {
    const joined = storefront;
    await file;
    if (joined) applyLocaleFile(joined.state, url);
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

/** Logs what the page's author must set; visitors see an error in the view. */
function reportMissingApiBase(tag: string): void {
  console.error(
    `[${tag}] attribute "api-base" is missing or invalid. Set it to the absolute URL of the booking service: <${tag} api-base="https://api.example.com/widget">`,
  );
}

import { joinStorefront } from '../src/views/join-storefront.ts';
import type { ElementOptions } from '../src/schema/element-options.ts';
import type { ViewConfig } from '../src/views/view-config.ts';
import { parseOptions, type OptionTable } from './attributes.ts';
import type { ViewElement } from './define-view.ts';
import type { MountedView, Storefront, Surroundings } from './view-module.ts';

/** A view of an element: the tag of its React side, and how the element's options are read. */
export interface ViewSpec<Options extends ElementOptions> {
  tag: string;
  options: OptionTable<Options>;
  /** What else follows from a change of the options. */
  optionsChanged?: (storefront: Storefront, now: Options, before: Options) => void;
}

/** Makes the view of an element, joins it to its storefront and keeps both in step with the element's options. */
export function mountView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  { raw, apiBase, labels, ...element }: Surroundings,
): MountedView {
  const name = element.host.localName;
  const storageBroken = () =>
    void element.emit('booking-error', { code: 'storage', phase: 'start', retryable: false });
  const node = document.createElement(spec.tag) as ViewElement<ViewConfig<Options>>;
  node.className = 'view';
  let options: Options | undefined;
  let storefront: Storefront | undefined;

  const update = () => {
    const before = options;
    options = parseOptions(name, spec.options, (attribute) =>
      attribute === 'api-base' ? apiBase() : raw.read(attribute),
    );
    const previous = storefront;
    storefront = joinStorefront(newChoices(options, before), storageBroken);
    if (!storefront) reportMissingApiBase(name);
    else if (before && storefront === previous) spec.optionsChanged?.(storefront, options, before);
    node.config = { ...element, options, storefront, labels: labels() };
  };
  update();

  return {
    node,
    update,
    get storefront() {
      return storefront;
    },
  };
}

/**
 * Joining a storefront passes on what an element chooses for everybody. Only what the host page has just changed: the
 * visitor may have chosen otherwise since.
 */
function newChoices<Options extends ElementOptions>(now: Options, before: Options | undefined): Options {
  if (!before || !sameStorefront(now, before)) return now;
  const fresh = <Value>(value: Value, old: Value) => (value === old ? undefined : value);
  return {
    ...now,
    lang: fresh(now.lang, before.lang),
    currency: fresh(now.currency, before.currency),
    salesChannel: fresh(now.salesChannel, before.salesChannel),
  };
}

function sameStorefront(a: ElementOptions, b: ElementOptions): boolean {
  return (['apiBase', 'developmentHost', 'preview', 'cartScope'] as const).every(
    (name) => a[name] === b[name],
  );
}

function reportMissingApiBase(name: string): void {
  console.error(
    `[${name}] attribute "api-base" is missing or wrong. Give it the full address of the booking service: <${name} api-base="https://api.example.com/widget">`,
  );
}

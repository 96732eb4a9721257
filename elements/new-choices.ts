import type { ElementOptions } from '../src/schema/element-options.ts';

/**
 * Joining a storefront passes on what an element chooses for everybody. Only what the host page has just changed: the
 * visitor may have chosen otherwise since.
 */
export function newChoices<Options extends ElementOptions>(
  now: Options,
  before: Options | undefined,
): Options {
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

import type { TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';

/** The hosted page's search form, with what was entered here. */
export function hostedRoute(
  form: HTMLFormElement | undefined,
  { airport }: Pick<Partial<TransfersBoxOptions>, 'airport'>,
): string {
  const query = new URLSearchParams(airport && { airport });
  // Of two values, such as an open return and its date, the later one says more.
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return `/transfers?${query.toString()}`;
}

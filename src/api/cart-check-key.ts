import type { ApiContext } from './context.ts';

/** The query key of what the provider said about the cart's lines in the last round of questions. */
export function cartCheckKey({ lang, currency }: ApiContext) {
  return ['cart-check', lang, currency] as const;
}

import type { Extra } from '../schema/extra.ts';

/** Extras for kids first if there are kids; otherwise in the provider's order. */
export function sortExtras<ListedExtra extends Extra>(
  extras: readonly ListedExtra[],
  kids: number,
): ListedExtra[] {
  if (kids === 0) return [...extras];
  return extras.toSorted((one, other) => Number(isForKids(other)) - Number(isForKids(one)));
}

/** The wire format does not mark these extras, so they are recognised by name. */
export function isForKids({ name }: Extra): boolean {
  return kidsNames.test(name);
}

/** What extras for kids are called in English and Spanish. */
const kidsNames =
  /\b(child|children|kids?|bab(y|ies)|infants?|toddlers?|booster|stroller)\b|niñ[oa]s?|beb[eé]|infantil|carriola/i;

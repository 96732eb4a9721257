import type { Extra } from '../schema/extra.ts';

/** The extras in the order in which they are offered: those for kids first if there are kids, then the provider's order. */
export function sortExtras<ListedExtra extends Extra>(
  extras: readonly ListedExtra[],
  kids: number,
): ListedExtra[] {
  if (kids === 0) return [...extras];
  return extras.toSorted((one, other) => Number(isForKids(other)) - Number(isForKids(one)));
}

/** Whether an extra is for kids. The wire format does not say so, therefore its name decides. */
function isForKids({ name }: Extra): boolean {
  return kidsWords.test(name);
}

/** Words for kids and their equipment in the storefront's languages. */
const kidsWords =
  /\b(child|children|kids?|bab(y|ies)|infants?|toddlers?|boosters?|strollers?)\b|niñ[oa]s?|b[eé]b[eéê]s?(?!\p{L})|infantil|carriola|criança|enfant|poussette|rehausseur/iu;

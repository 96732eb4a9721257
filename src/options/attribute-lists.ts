import { attributeName } from './attribute-names.ts';
import { flag } from './attribute-parsers.ts';
import { attributesByTag, type Tag } from './attributes-by-tag.ts';
import { commonAttributes, labelsProperty } from './attributes.ts';

/** The names of the attributes that all elements have, and of `labels`, which is in practice a property only. */
export const commonAttributeNames = Object.keys({ ...commonAttributes, ...labelsProperty }).map(
  attributeName,
);

/* The names of the other attributes of each element. */
export const engineAttributeNames = ownAttributeNames('booking-engine');
export const transfersBoxAttributeNames = ownAttributeNames('transfers-box');
export const activitiesListAttributeNames = ownAttributeNames('activities-list');
export const activityQuoteAttributeNames = ownAttributeNames('activity-quote');

/** The names of the boolean attributes of all elements. */
export const flagAttributeNames: ReadonlySet<string> = new Set(
  Object.values(attributesByTag).flatMap((table) =>
    Object.entries(table).flatMap(([name, { parser }]) => (parser === flag ? [attributeName(name)] : [])),
  ),
);

function ownAttributeNames(tag: Tag): string[] {
  return Object.keys(attributesByTag[tag])
    .filter((name) => !Object.hasOwn(commonAttributes, name))
    .map(attributeName);
}

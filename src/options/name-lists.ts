import { attributeName } from './attribute-names.ts';
import { flag } from './attribute-parsers.ts';
import { attributesByTag, type Tag } from './attributes-by-tag.ts';
import { commonAttributes, labelsProperty } from './attributes.ts';

/* The attributes of the elements, as lists separated by spaces. */

export const commonNames = spaceSeparated(Object.keys({ ...commonAttributes, ...labelsProperty }));

/** The attributes that only this element has. */
export const engineNames = ownNames('booking-engine');
export const transfersBoxNames = ownNames('transfers-box');
export const activitiesListNames = ownNames('activities-list');
export const activityQuoteNames = ownNames('activity-quote');

/** The boolean attributes of all elements. */
export const flagNames = spaceSeparated(
  Object.values(attributesByTag).flatMap((table) =>
    Object.entries(table).flatMap(([name, { parser }]) => (parser === flag ? [name] : [])),
  ),
);

function ownNames(tag: Tag): string {
  return spaceSeparated(Object.keys(attributesByTag[tag]).filter((name) => !(name in commonAttributes)));
}

function spaceSeparated(options: readonly string[]): string {
  return [...new Set(options)].map(attributeName).join(' ');
}

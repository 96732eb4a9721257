import { attributeName } from './attribute-names.ts';
import { flag } from './attribute-parsers.ts';
import { attributesByTag, type Tag } from './attributes-by-tag.ts';
import { commonAttributes, labelsProperty } from './attributes.ts';

/* The names of the elements' attributes, separated by spaces: a single string keeps `booking.js` small. */

/** The attributes that all elements have. */
export const commonNames = spaceSeparated(Object.keys({ ...commonAttributes, ...labelsProperty }));

/* The attributes that only one element has. */
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

function spaceSeparated(optionNames: readonly string[]): string {
  return [...new Set(optionNames)].map(attributeName).join(' ');
}

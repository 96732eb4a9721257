import { attribute } from './attribute.ts';
import { calendarDay, matching } from './attribute-parsers.ts';
import { optionsFromQuery } from './parse-options.ts';
import { presetAttributes } from './trip-attributes.ts';

/** The trip in the page's query, each part at least as strictly parsed as its attribute; all else is left alone. */
export function tripInPageQuery() {
  const { return: returnDate, ...preset } = optionsFromQuery(table, new URLSearchParams(location.search));
  return { ...preset, returnDate };
}

const placeRef = matching(/^[^\p{Cc}]{1,200}$/u, 'the ref of a place');

const table = {
  ...presetAttributes,
  from: attribute(placeRef),
  to: attribute(placeRef),
  return: attribute(calendarDay),
};

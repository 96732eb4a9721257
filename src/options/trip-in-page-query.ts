import { pageParameters } from '../platform/page/page-url.ts';
import { attribute } from './attribute.ts';
import { localDate, matching } from './attribute-parsers.ts';
import { optionsFromQuery } from './parse-options.ts';
import { presetAttributes } from './trip-attributes.ts';

/** The trip in the page's own query. Its parameters are parsed at least as strictly as the attributes of the same names. */
export function tripInPageQuery() {
  const { return: returnDate, ...preset } = optionsFromQuery(queryAttributes, pageParameters());
  return { ...preset, returnDate };
}

/** Stricter than the attributes, because anyone can write a link to the page. */
const placeRef = matching(/^[^\p{Cc}]{1,200}$/u, 'the ref of a place');

const queryAttributes = {
  ...presetAttributes,
  from: attribute(placeRef),
  to: attribute(placeRef),
  return: attribute(localDate),
};

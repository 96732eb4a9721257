import { adultsLimits, kidsLimits } from '../schema/limits.ts';
import { attribute, type OptionsOf } from './attribute.ts';
import { calendarDay, matching, oneOf, text, wholeNumber } from './attribute-parsers.ts';
import { commonAttributes, handOffAttributes } from './attributes.ts';

/** The trip that attributes, properties or a link preset; unset fields keep their defaults. */
const tripAttributes = {
  /** The direction: from the airport, to the airport, or door to door. @default A2H */
  mode: attribute(oneOf('A2H', 'H2A', 'P2P')),
  /** An airport's IATA code, case-insensitive; unknown codes are ignored. */
  airport: attribute(
    matching(/^[a-z]{3}$/i, 'an airport code of three letters', (code) => code.toUpperCase()),
  ),
  /** The ref of the pickup place. */
  from: attribute(text),
  /** The ref of the drop-off place. */
  to: attribute(text),
  /** The number of adults, from 1 to 100. @default 2 */
  adults: attribute(wholeNumber(adultsLimits.min, adultsLimits.max)),
  /** The number of kids, up to 100. @default 0 */
  kids: attribute(wholeNumber(kidsLimits.min, kidsLimits.max)),
  /** The date of the service, as `yyyy-MM-dd`. */
  date: attribute(calendarDay),
};

export const transfersBoxAttributes = {
  ...commonAttributes,
  ...handOffAttributes,
  ...tripAttributes,
  /** Fields in a row, in a column, or depending on the width. @default auto */
  layout: attribute(oneOf('auto', 'row', 'column'), 'auto'),
};

export type TransfersBoxOptions = OptionsOf<typeof transfersBoxAttributes>;

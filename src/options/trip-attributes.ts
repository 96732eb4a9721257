import { partyLimits } from '../schema/party.ts';
import { attribute, type OptionsOf } from './attribute.ts';
import { anyKnownOf, localDate, matching, oneOf, text, wholeNumber } from './attribute-parsers.ts';

/** The trip preset, by attributes, properties or a query; unset fields keep their defaults. */
export const presetAttributes = {
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
  adults: attribute(wholeNumber(partyLimits.adults)),
  /** The number of kids, up to 100. @default 0 */
  kids: attribute(wholeNumber(partyLimits.kids)),
  /** The date of the service, as `yyyy-MM-dd`. */
  date: attribute(localDate),
};

/** The trip of the search form, on `<transfers-box>` and `<booking-engine>`. */
export const tripAttributes = {
  ...presetAttributes,
  /**
   * The fields of the search form that visitors see as text and cannot change, separated by spaces. A field without a
   * value stays open; `from` and `to` lock the direction as well.
   */
  lock: attribute(anyKnownOf('mode', 'airport', 'from', 'to', 'date', 'adults', 'kids'), []),
  /**
   * `query` fills the form from the page's own query: `mode`, `airport`, `from`, `to`, `adults`, `kids`, and `date` and
   * `return` as `yyyy-MM-dd`. It takes precedence over the attributes, except locked ones.
   */
  prefill: attribute(oneOf('query')),
};

export type TripOptions = OptionsOf<typeof tripAttributes>;

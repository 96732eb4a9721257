import { attributionParameters } from './attribution.ts';

/**
 * The query parameter of the hosted page for each option that applies to the whole visit. The attributes of these
 * options have the same parameters as their defaults, but as literals: `booking.js` stays smaller without this table.
 */
export const visitParameters = {
  ...attributionParameters,
  preview: 'preview',
  hideOnewayPrices: 'howp',
  hideRoundtripPrices: 'hrtp',
} as const;

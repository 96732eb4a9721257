import { attributionParameters } from './attribution.ts';

/**
 * The query parameter of the hosted page for each option that applies to the whole visit. Attributes that default to one of
 * these parameters repeat its name in `src/options/attributes.ts`, because this table would enlarge `booking.js`.
 */
export const visitParameters = {
  ...attributionParameters,
  preview: 'preview',
  hideOnewayPrices: 'howp',
  hideRoundtripPrices: 'hrtp',
} as const;

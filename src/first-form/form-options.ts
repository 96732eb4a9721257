import type { ElementOptions } from '../options/attributes.ts';
import type { TripOptions } from '../options/trip-attributes.ts';

/** The options of an element that its form depends on. */
export interface FormOptions extends ElementOptions, TripOptions {
  layout?: string;
  navigation?: 'full' | 'none';
}

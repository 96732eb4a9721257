import type { ElementOptions } from '../options/attributes.ts';
import type { EngineOptions } from '../options/engine-attributes.ts';
import type { TransfersBoxOptions } from '../options/transfers-box-attributes.ts';
import type { TripOptions } from '../options/trip-attributes.ts';

/** The options that first forms depend on; `layout` and `navigation` belong to one element each. */
export interface FormOptions extends ElementOptions, TripOptions {
  layout?: TransfersBoxOptions['layout'];
  navigation?: EngineOptions['navigation'];
}

import { attribute, type OptionsOf } from './attribute.ts';
import { oneOf } from './attribute-parsers.ts';
import { commonAttributes, handOffAttributes } from './attributes.ts';
import { tripAttributes } from './trip-attributes.ts';

export const transfersBoxAttributes = {
  ...commonAttributes,
  ...handOffAttributes,
  ...tripAttributes,
  /** Fields in a row, in a column, or depending on the width. @default auto */
  layout: attribute(oneOf('auto', 'row', 'column'), 'auto'),
};

export type TransfersBoxOptions = OptionsOf<typeof transfersBoxAttributes>;

import type { HandOverOptions } from '../src/schema/element-options.ts';
import { none, type OptionTable } from './attributes.ts';
import { oneOf, text } from './attribute-rules.ts';

/** Of the elements that hand their visitors over to an engine. */
export const handOverOptions: OptionTable<HandOverOptions> = {
  openMode: { rule: oneOf('auto', 'engine', 'overlay', 'page', 'event'), otherwise: () => 'auto' },
  target: { rule: text, otherwise: none },
};

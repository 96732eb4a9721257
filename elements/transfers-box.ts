import type { TransfersBoxOptions } from '../src/options/transfers-box-attributes.ts';
import { transfersBoxAttributeNames } from '../src/options/attribute-lists.ts';
import { bookingElement } from './core/booking-element.ts';
import type { ElementClass, ElementWith } from './core/element-class.ts';
import { showTransfersBoxForm } from '../src/first-form/transfers-box-form.ts';

/**
 * `<transfers-box>`: the search form for transfers; its prices appear in a `<booking-engine>`.
 *
 * @example <transfers-box api-base="https://api.example.com/widget" airport="CUN" adults="3"><a href="https://book.example.com/transfers">Search transfers</a></transfers-box>
 */
export interface TransfersBox extends ElementWith<TransfersBoxOptions> {
  /** Submits the search, as the form's button does. */
  submit(): void;
  /** Resets the form to the attributes. */
  reset(): void;
}

export const TransfersBox: ElementClass<TransfersBox> = bookingElement({
  attributes: transfersBoxAttributeNames,
  methods: ['submit', 'reset'],
  // By width: one row, two rows, one column, and one column with the return switch on its own line. Each clamp is a step.
  reservedHeight:
    'calc(189px + clamp(0px,104e4px - 1e5cqi,105px) + clamp(0px,6e5px - 1e5cqi,203px) + clamp(0px,292e3px - 1e5cqi,48px))',
  load: async () => ({ ...(await import('./views/transfers-box-module.ts')) }),
  showFirstForm: showTransfersBoxForm,
});

declare global {
  interface HTMLElementTagNameMap {
    'transfers-box': TransfersBox;
  }
}

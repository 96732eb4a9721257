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
  // The form is two rows from 600px of width on, and one column below, where under 292px its return switch wraps onto a line of
  // its own. Each clamp adds a step below one of these widths: 1e5cqi is 1000 times the width.
  reservedHeight: 'calc(261px + clamp(0px,6e5px - 1e5cqi,236px) + clamp(0px,292e3px - 1e5cqi,48px))',
  load: async () => ({ ...(await import('./views/transfers-box-module.ts')) }),
  showFirstForm: showTransfersBoxForm,
});

declare global {
  interface HTMLElementTagNameMap {
    'transfers-box': TransfersBox;
  }
}

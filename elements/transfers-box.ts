import type { TransfersBoxOptions } from '../src/schema/element-options.ts';
import { handOverAttributes } from './attribute-names.ts';
import { bookingElement, shellOf } from './booking-element.ts';

const Base = bookingElement<TransfersBoxOptions>({
  attributes: `${handOverAttributes} mode airport from to adults kids date layout`,
  // By width: in one row, in two, in one column, and there with the modes under each other. Each clamp is a step.
  reserved:
    'calc(193px + clamp(0px,102e4px - 1e5cqi,105px) + clamp(0px,6e5px - 1e5cqi,244px) + clamp(0px,48e4px - 1e5cqi,88px))',
  asks: (read) => (/p2p/i.test(String(read('mode'))) ? [] : ['transfers/airports']),
  load: () => import('./views/transfers-box.ts'),
});

/**
 * `<transfers-box>`: the search form for transfers; its prices are shown by a `<booking-engine>`.
 *
 * @example <transfers-box api-base="https://api.example.com/widget" airport="CUN" adults="3"><a href="https://book.example.com/transfers">Search transfers</a></transfers-box>
 */
export class TransfersBox extends Base {
  /** Searches as the form's button does. */
  submit(): void {
    shellOf(this).call('submit');
  }

  /** Back to what the attributes say. */
  reset(): void {
    shellOf(this).call('reset');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'transfers-box': TransfersBox;
  }
}

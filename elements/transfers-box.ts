import type { TransfersBoxOptions } from '../src/schema/element-options.ts';
import { handOverAttributes, words } from './attribute-names.ts';
import { bookingElement, shellOf } from './booking-element.ts';
import { taller } from './host-sheet.ts';

const Base = bookingElement<TransfersBoxOptions>({
  tag: 'transfers-box',
  attributes: [...handOverAttributes, ...words('mode airport from to adults kids date layout')],
  reserved: `calc(192.9px + ${taller(1020, 107)} + ${taller(600, 242)} + ${taller(480, 88)})`,
  load: () => import('./views/transfers-box.ts'),
});

/**
 * `<transfers-box>`: the search form for transfers; its prices are shown by a `<booking-engine>`.
 *
 * @example <transfers-box api-base="https://api.example.com/widget" airport="CUN" adults="3"></transfers-box>
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

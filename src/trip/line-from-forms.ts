import type { CalculatedPickup } from '../schema/pickup-answers.ts';
import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { tripFromForms, type FilledForms, type LegForm } from './leg-form.ts';
import { transferLine } from './transfer-line.ts';

/** The filled-in forms of a transfer, with its places and its option in place of their refs. */
interface TransferForms extends Omit<FilledForms, 'from' | 'to' | 'price'> {
  from: Place;
  to: Place;
  option: PriceOption;
  service: LegForm & { calculated: CalculatedPickup | undefined };
}

/** Builds the cart line of a transfer from its filled-in forms. */
export function lineFromForms({ from, to, option, ...forms }: TransferForms): TransferLine {
  const trip = tripFromForms({ ...forms, from: from.ref, to: to.ref, price: option.ref });
  return transferLine(trip, { from, to, option, calculated: forms.service.calculated });
}

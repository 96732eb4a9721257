import searchFormCss from '../features/search/search-form.css?inline';
import { transfersBoxAttributes, type TransfersBoxOptions } from '../options/transfers-box-attributes.ts';
import { viewDrawings } from './drawing.ts';
import { showFirstForm, type ShowFirstForm } from './first-form.ts';
import type { FirstFormSpec } from './first-form-spec.ts';

/** The form that `<transfers-box>` shows first. */
export const transfersBoxSpec: FirstFormSpec<TransfersBoxOptions> = {
  attributes: transfersBoxAttributes,
  view: viewDrawings['transfers-box'],
  styles: [searchFormCss],
  // Labels, places and locked fields need code or answers that have not loaded. So does `prefill`: the page's query may name
  // places.
  canShow: ({ read }) => !['labels', 'from', 'to', 'lock', 'prefill'].some(read),
};

/** Shows the search form of `<transfers-box>`. */
export const showTransfersBoxForm: ShowFirstForm = (context) => showFirstForm(transfersBoxSpec, context);

import searchFormCss from '../features/search/search-form.css?inline';
import { transfersBoxAttributes, type TransfersBoxOptions } from '../options/transfers-box-attributes.ts';
import { around } from './drawing.ts';
import { showFirstForm, type FirstFormSpec, type ShowFirstForm } from './first-form.ts';

/**
 * The search form of `<transfers-box>`, unless it shows places and texts that have to be looked up, locked fields, or values
 * from the page's query.
 */
export const transfersBoxSpec: FirstFormSpec<TransfersBoxOptions> = {
  attributes: transfersBoxAttributes,
  around: around['transfers-box'],
  styles: [searchFormCss],
  fits: ({ read }) => !['labels', 'from', 'to', 'lock', 'prefill'].some(read),
};

export const transfersBoxForm: ShowFirstForm = (context) => showFirstForm(transfersBoxSpec, context);

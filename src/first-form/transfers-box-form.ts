import searchFormCss from '../features/search/search-form.css?inline';
import { transfersBoxAttributes, type TransfersBoxOptions } from '../options/transfers-box-attributes.ts';
import { viewDrawings } from './drawing.ts';
import { showFirstForm, type FirstFormSpec, type ShowFirstForm } from './first-form.ts';

/** The search form of `<transfers-box>`, unless it needs requests for places and texts, locked fields, or the page's query. */
export const transfersBoxSpec: FirstFormSpec<TransfersBoxOptions> = {
  attributes: transfersBoxAttributes,
  view: viewDrawings['transfers-box'],
  styles: [searchFormCss],
  fits: ({ read }) => !['labels', 'from', 'to', 'lock', 'prefill'].some(read),
};

export const transfersBoxForm: ShowFirstForm = (context) => showFirstForm(transfersBoxSpec, context);

import type { AttributeTable } from '../options/attribute.ts';
import type { ReadOption } from '../options/raw-value.ts';
import type { ViewCall } from '../views/view-config.ts';
import type { Drawing } from './drawing.ts';
import type { FormOptions } from './form-options.ts';
import type { InterimForm } from './interim-form.ts';

/** What distinguishes the first forms of our elements from one another. */
export interface FirstFormSpec<Options extends FormOptions> {
  attributes: AttributeTable<Options>;
  /** What the view renders around the form. */
  view: Drawing;
  /** The style sheets that it needs, apart from those of all views. */
  styles: readonly string[];
  /** Whether the view will show the form, and nothing in it needs code or answers that have not loaded. */
  canShow: (context: FirstFormContext, options: Options) => boolean;
  readySelector?: InterimForm['readySelector'];
}

/** The element that shows a first form. */
export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  /** Reads an option; `api-base` falls back to the first one on the page. */
  read: ReadOption;
  /** The calls of the element's methods that are queued until the view has loaded. */
  calls: readonly ViewCall[];
}

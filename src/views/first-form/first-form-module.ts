import type { ReadOption } from '../../options/raw-value.ts';
import type { Language } from '../../schema/language.ts';
import type { EarlyForm } from './take-over.ts';

export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  read: ReadOption;
  /** The raw `api-base`, whose settings have the company's colour. */
  apiBase: () => unknown;
  language: () => Language;
  /** The calls of the element's methods that wait for the view. */
  calls: readonly (readonly [method: string, ...given: unknown[]])[];
}

/** What can be used before its framework has arrived. */
export interface FirstForm {
  /** Options have changed, or settings were asked for. False once the view will show something else. */
  update: () => boolean;
  /**
   * Shows why the view does not come, above the element's own children; the form stays, and leads to the hosted page if
   * there is one.
   */
  explain: (...notice: Node[]) => void;
  /** What the view replaces once it is drawn. */
  readonly early: EarlyForm;
  remove: () => void;
}

export interface FirstFormModule {
  /**
   * Settles with what draws the form once all is known that decides what it shows; undefined where the view would show
   * something else.
   */
  prepareFirstForm: (context: FirstFormContext) => Promise<(() => FirstForm) | undefined>;
}

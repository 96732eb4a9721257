import { changesIn, entriesOf, withDirection, type Control, type Entries } from './entries.ts';
import { quietMoments } from './quiet-moment.ts';

/** A search form that stands until the view takes its place. */
export interface StandingForm {
  node: HTMLElement;
  form: () => HTMLFormElement;
  /** What the visitor has entered, by the names of controls; undefined for what was taken out. */
  entered: () => Entries;
  /** What was pressed last, if only the view can answer. */
  pressed: () => Control | undefined;
  /** Settles once no word is being composed and nothing is pressed. */
  quietMoment: () => Promise<void>;
  /** Matches what the view has drawn once it can take the form's place. */
  replacedBy: string;
}

export const FORM_OR_ERROR = 'form, [role=alert]';

/** The form that stood in the page's markup before any script, if there is one. */
export function formInMarkup(root: ShadowRoot): StandingForm | undefined {
  const node = root.querySelector<HTMLElement>('[data-declared]');
  const form = node?.querySelector('form');
  if (!node || !form) return undefined;
  return {
    node,
    form: () => form,
    entered: () => {
      const asWritten = form.cloneNode(true) as HTMLFormElement;
      asWritten.reset();
      const now = entriesOf(form);
      return withDirection(changesIn(now, entriesOf(asWritten)), now.mode);
    },
    pressed: () => undefined,
    quietMoment: quietMoments(form),
    replacedBy: FORM_OR_ERROR,
  };
}

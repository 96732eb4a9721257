import { enteredIn, type Control, type Entries } from './entries.ts';
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
  /** A selector of what the view must have drawn before it takes the form's place; by default its form, or an error. */
  replacedBy?: string | undefined;
}

/** One for each node: listeners that are added later would miss the beginning of a composition. */
const known = new WeakMap<Element, StandingForm>();

/** The form that stood in the page's markup before any script, if there is one. */
export function formInMarkup(root: ShadowRoot): StandingForm | undefined {
  const node = root.querySelector<HTMLElement>('[data-declared]');
  const form = node?.querySelector('form');
  if (!node || !form) return undefined;
  const before = known.get(node);
  if (before) return before;
  const entered: Entries = {};
  const standing: StandingForm = {
    node,
    form: () => form,
    entered: () => enteredIn(form, entered),
    pressed: () => undefined,
    quietMoment: quietMoments(form),
  };
  known.set(node, standing);
  return standing;
}

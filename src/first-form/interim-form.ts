import type { Control } from './controls.ts';
import { collectEntries, type Entries } from './entries.ts';
import { trackInput } from './track-input.ts';

/** A search form that is shown until the view replaces it. */
export interface InterimForm {
  node: HTMLElement;
  /** Returns the form element; a redrawn form has a new one. */
  currentForm: () => HTMLFormElement;
  /** Returns what the visitor has entered in the fields on screen. The value of a return trip that was removed is undefined. */
  collectEntries: () => Entries;
  /** The control that was pressed last, if only the view can respond to it. */
  pressedControl: () => Control | undefined;
  /** Resolves once no text is being composed and nothing is pressed. */
  whenIdle: () => Promise<void>;
  /** Matches what the view must have rendered before it replaces this form; by default the view's form, or an error. */
  readySelector?: string | undefined;
}

/** Created once per form: listeners that are added later would miss the start of a composition. */
const formsByNode = new WeakMap<Element, InterimForm>();

/** The form that the page's markup contained before any script ran, if there is one. */
export function formInMarkup(root: ShadowRoot): InterimForm | undefined {
  const node = root.querySelector<HTMLElement>('[data-declared]');
  const form = node?.querySelector('form');
  if (!node || !form) return undefined;
  const existing = formsByNode.get(node);
  if (existing) return existing;
  const edits: Entries = {};
  const interimForm: InterimForm = {
    node,
    currentForm: () => form,
    collectEntries: () => collectEntries(form, edits),
    pressedControl: () => undefined,
    whenIdle: trackInput(form),
  };
  formsByNode.set(node, interimForm);
  return interimForm;
}

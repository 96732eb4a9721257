import { focusedControl, moveFocus } from './controls.ts';
import { drawForm } from './draw-form.ts';
import { drawView } from './draw-view.ts';
import type { Drawing } from './drawing.ts';
import { collectEntries, type Entries } from './entries.ts';
import type { FormContent } from './form-content.ts';
import type { FormOptions } from './form-options.ts';

/**
 * A search form that is drawn anew when its fields or options change. It begins with what was entered in an earlier form, and
 * keeps what is entered, also in fields that are missing in the direction on screen.
 */
export function createRedrawableForm(view: Drawing, earlierForm = document.createElement('form')) {
  let form = earlierForm;
  const node = document.createElement('div');
  node.className = 'view';
  const edits: Entries = {};
  return {
    node,
    edits,
    currentForm: () => form,
    collectEntries: () => collectEntries(form, edits),
    /** Replaces the form on screen by one with this content and the collected edits; keeps the focus. */
    draw: ({ options, language, presets }: FormContent<FormOptions>) => {
      const focused = focusedControl(form);
      form = drawForm(language, presets, edits);
      node.replaceChildren(drawView(view, form, options, language));
      moveFocus(focused, form);
    },
  };
}

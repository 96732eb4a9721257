import { focusedControl, moveFocus } from './controls.ts';
import { drawForm } from './draw-form.ts';
import { drawView } from './draw-view.ts';
import type { Drawing } from './drawing.ts';
import { collectEntries, dropReplacedEdits, type Entries } from './entries.ts';
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
  const collect = () => collectEntries(form, edits);
  return {
    node,
    currentForm: () => form,
    collectEntries: collect,
    /** Whether anything was entered, also in fields that are missing on screen. */
    hasEdits: () => {
      collect();
      return Object.keys(edits).length > 0;
    },
    /**
     * Replaces the form on screen by one with this content. Keeps the focus, and what was entered in fields whose presets have
     * not changed.
     */
    redraw: ({ options, language, presets }: FormContent<FormOptions>, previousPresets = presets) => {
      collect();
      dropReplacedEdits(edits, previousPresets, presets);
      const focused = focusedControl(form);
      form = drawForm(language, presets, edits);
      node.replaceChildren(drawView(view, form, options, language));
      moveFocus(focused, form);
    },
  };
}

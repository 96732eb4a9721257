import { afterEach, expect, test } from 'vitest';
import { preventDragInFields } from '../../../../src/platform/element/prevent-drag-in-fields.ts';

afterEach(() => document.body.replaceChildren());

/** Presses in a field of a shadow tree below an ancestor that can be dragged, and returns this ancestor. */
function pressBelowDraggable(): HTMLElement {
  const ancestor = document.createElement('div');
  ancestor.draggable = true;
  // Happy DOM does not reflect the property.
  ancestor.setAttribute('draggable', 'true');
  const host = document.createElement('div');
  const field = document.createElement('input');
  const root = host.attachShadow({ mode: 'open' });
  root.append(field);
  ancestor.append(host);
  document.body.append(ancestor);
  preventDragInFields(root);
  field.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  return ancestor;
}

test.each(['pointerup', 'pointercancel', 'blur'])('%s on the window ends it', (type) => {
  const ancestor = pressBelowDraggable();
  expect(ancestor.getAttribute('draggable')).toBe('false');
  window.dispatchEvent(new Event(type));
  expect(ancestor.getAttribute('draggable')).toBe('true');
});

test('it continues when the press takes the focus from a field of the page', () => {
  const pageField = document.createElement('input');
  const ancestor = pressBelowDraggable();
  document.body.append(pageField);
  pageField.dispatchEvent(new FocusEvent('blur'));
  expect(ancestor.getAttribute('draggable')).toBe('false');
  window.dispatchEvent(new Event('pointerup'));
  expect(ancestor.getAttribute('draggable')).toBe('true');
});

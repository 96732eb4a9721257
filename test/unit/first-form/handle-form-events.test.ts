import { expect, test } from 'vitest';
import { drawForm } from '../../../src/first-form/draw-form.ts';
import { handleFormEvents } from '../../../src/first-form/handle-form-events.ts';

/** A form from door to door whose events are handled. */
function handledForm() {
  const form = drawForm('en', { mode: 'P2P' }, {});
  const node = document.createElement('div');
  node.append(form);
  const nothing = () => undefined;
  const pressedControl = handleFormEvents(node, {
    currentForm: () => form,
    redraw: nothing,
    submit: nothing,
  });
  const control = (name: string) => form.querySelector<HTMLElement>(`[name=${name}]`);
  return { control, pressedControl };
}

const arrowUp = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true });

test.each<[string, (control: ReturnType<typeof handledForm>['control']) => unknown]>([
  ['counting', (control) => control('more-adults')?.click()],
  ['an arrow key', (control) => control('adults')?.dispatchEvent(arrowUp)],
  ['swapping', (control) => control('swap')?.click()],
])('after %s, the control that was pressed before is forgotten', (_, act) => {
  const { control, pressedControl } = handledForm();
  control('destination')?.click();
  expect(pressedControl()).toBe(control('destination'));
  act(control);
  expect(pressedControl()).toBeUndefined();
});

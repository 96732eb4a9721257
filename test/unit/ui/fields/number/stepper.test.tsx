import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Stepper } from '../../../../../src/ui/fields/number/stepper.tsx';
import { renderKit } from '../../render-kit.tsx';

const changed = vi.fn<(adults: number) => void>();

function Adults() {
  const [adults, setAdults] = useState(2);
  const change = (next: number) => {
    changed(next);
    setAdults(next);
  };
  return <Stepper label="Adults" value={adults} min={1} max={6} hint="Up to 6" onChange={change} />;
}

function setup() {
  changed.mockClear();
  return { visitor: renderKit(<Adults />), field: screen.getByLabelText<HTMLInputElement>('Adults') };
}

test('the label finds the input, not its buttons', () => {
  setup();
  expect(screen.getAllByLabelText(/Adults/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add one' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('Adults').id,
  );
});

test('the buttons stop at the limits and keep the focus', async () => {
  const { visitor, field } = setup();
  const remove = screen.getByRole('button', { name: 'Remove one' });
  await visitor.click(remove);
  await visitor.click(remove);
  expect(field.value).toBe('1');
  expect(changed.mock.calls).toEqual([[1]]);
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(remove);
});

test('arrow keys step, in a text input, which the wheel does not change', async () => {
  const { visitor, field } = setup();
  expect(field.type).toBe('text');
  expect(screen.getByRole('spinbutton', { name: 'Adults' })).toBe(field);
  await visitor.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(changed.mock.calls).toEqual([[3], [4], [3]]);
  expect(['now', 'min', 'max'].map((name) => field.getAttribute(`aria-value${name}`))).toEqual([
    '3',
    '1',
    '6',
  ]);
});

test('Home and End jump to the limits', async () => {
  const { visitor, field } = setup();
  await visitor.type(field, '{End}{Home}');
  expect(changed.mock.calls).toEqual([[6], [1]]);
});

test('with Shift, Home and End select the typed text', async () => {
  const { visitor, field } = setup();
  await visitor.type(field, '{Shift>}{Home}{End}{/Shift}');
  expect(field.value).toBe('2');
  expect(changed).not.toHaveBeenCalled();
});

test('an allowed number is reported while it is typed', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.type(field, '4');
  expect(changed.mock.calls).toEqual([[4]]);
});

test.each([
  ['9', '6'],
  ['0', '1'],
])('a typed %s becomes %s on blur', async (typed, clamped) => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.type(field, typed);
  expect(changed).not.toHaveBeenCalled();
  await visitor.tab();
  expect(field.value).toBe(clamped);
  expect(changed.mock.calls).toEqual([[Number(clamped)]]);
});

test('Enter commits the typed number before it submits the form', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.type(field, '0{Enter}');
  expect(field.value).toBe('1');
  expect(changed.mock.calls).toEqual([[1]]);
});

test('an empty field shows its value again on blur', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.tab();
  expect(field.value).toBe('2');
  expect(changed).not.toHaveBeenCalled();
});

test('the hint about the limits describes the field', () => {
  const { field } = setup();
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Up to 6');
});

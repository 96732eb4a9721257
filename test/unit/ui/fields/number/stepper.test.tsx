import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Stepper } from '../../../../../src/ui/fields/number/stepper.tsx';
import { renderKit } from '../../render-kit.tsx';

const changed = vi.fn<(adults: number) => void>();

function Adults({ max = 6 }: { max?: number }) {
  const [adults, setAdults] = useState(2);
  const change = (next: number) => {
    changed(next);
    setAdults(next);
  };
  return <Stepper label="Adults" value={adults} min={1} max={max} limitHint="Up to 6" onChange={change} />;
}

function setup() {
  changed.mockClear();
  return { visitor: renderKit(<Adults />), field: screen.getByLabelText<HTMLInputElement>('Adults') };
}

test('only the input is found by the label', () => {
  setup();
  expect(screen.getAllByLabelText(/Adults/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add one' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('Adults').id,
  );
});

test('the buttons step and stop at the limits without losing the focus', async () => {
  const { visitor, field } = setup();
  const remove = screen.getByRole('button', { name: 'Remove one' });
  await visitor.click(remove);
  await visitor.click(remove);
  expect(field.value).toBe('1');
  expect(changed.mock.calls).toEqual([[1]]);
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(remove);
});

test('arrow keys step as well, but it is no number input, which the wheel would change', async () => {
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

test('a typed number applies immediately if it is allowed', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.type(field, '4');
  expect(changed.mock.calls).toEqual([[4]]);
});

test.each([
  ['9', '6'],
  ['0', '1'],
])('typed %s becomes %s on leaving', async (typed, mended) => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.type(field, typed);
  expect(changed).not.toHaveBeenCalled();
  await visitor.tab();
  expect(field.value).toBe(mended);
  expect(changed.mock.calls).toEqual([[Number(mended)]]);
});

test('the Enter key submits what is on screen', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.type(field, '0{Enter}');
  expect(field.value).toBe('1');
  expect(changed.mock.calls).toEqual([[1]]);
});

test('an emptied field takes its value back', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  await visitor.tab();
  expect(field.value).toBe('2');
  expect(changed).not.toHaveBeenCalled();
});

test("the limit is part of the field's description", () => {
  const { field } = setup();
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Up to 6');
});

import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LazyCombobox } from '../../../../src/ui/combobox/lazy-combobox.tsx';
import { renderKit } from '../render-kit.tsx';

const HOTELS = ['Hotel Riu Cancún', 'Cancún Bay Resort', 'Moon Palace', 'Gran’s Posada'];
const submit = vi.fn();
const notFound = vi.fn();

function Destination() {
  const [hotel, setHotel] = useState<string>();
  const [typed, setTyped] = useState('');
  const items = HOTELS.filter((name) => typed.length >= 3 && name.toLowerCase().includes(typed));
  return (
    <form onSubmit={submit}>
      <LazyCombobox
        label="Destination"
        value={hotel}
        initialText=""
        items={items}
        itemKey={(name) => name}
        itemText={(name) => name}
        itemDetail={() => undefined}
        itemIcon={() => undefined}
        itemGroup={() => undefined}
        minCharacters={3}
        loading={false}
        emptyText="No places found"
        footer={{ text: "Can't find your place?", onSelect: notFound }}
        onInput={setTyped}
        onSelect={setHotel}
      />
      <output>{hotel ?? 'none'}</output>
    </form>
  );
}

async function setup(typed: string) {
  submit.mockClear();
  notFound.mockClear();
  const visitor = renderKit(<Destination />);
  await visitor.tab();
  await visitor.keyboard(typed);
  await screen.findByRole('listbox', { name: 'Suggestions' });
  return visitor;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' });
const chosen = () => document.querySelector('output')?.textContent;

test('when the list has loaded, it opens, and the input keeps its text and focus', async () => {
  await setup('can');
  expect(field().value).toBe('can');
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('the input is not replaced while it is in use, when the list has loaded', async () => {
  const visitor = renderKit(<Destination />);
  const first = field();
  await visitor.pointer({ keys: '[MouseLeft>]', target: first });
  await waitFor(() => expect(first.getAttribute('aria-controls')).toBeTruthy());
  await visitor.pointer({ keys: '[/MouseLeft]', target: first });
  await screen.findByText('Type at least 3 characters');
  await visitor.keyboard('can');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(field()).toBe(first);
});

test('the typed part of a name is marked, even with another kind of apostrophe', async () => {
  await setup('gran’');
  expect((await screen.findByRole('option', { name: /Posada/ })).querySelector('mark')?.textContent).toBe(
    'Gran’',
  );
});

test('the input refers to its list and to the highlighted row', async () => {
  const visitor = await setup('can');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  expect(field().getAttribute('aria-activedescendant')).toBeFalsy();
  await visitor.keyboard('{ArrowDown}{ArrowDown}');
  const marked = screen.getByRole('option', { selected: true });
  expect(field().getAttribute('aria-activedescendant')).toBe(marked.id);
  expect(marked.textContent).toBe('Cancún Bay Resort');
  await visitor.keyboard('{Escape}');
  expect(field().getAttribute('aria-activedescendant')).toBeFalsy();
});

test('nothing but the input is found by the label', async () => {
  await setup('can');
  expect(screen.getAllByLabelText(/Destination/)).toHaveLength(1);
});

test('Enter chooses the highlighted place and does not submit the form', async () => {
  const visitor = await setup('riu');
  await visitor.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(chosen()).toBe('Hotel Riu Cancún'));
  expect(field().value).toBe('Hotel Riu Cancún');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['ArrowDown', 'Hotel Riu Cancún'],
  ['ArrowUp', 'none'],
  ['Home', 'Hotel Riu Cancún'],
  ['End', 'none'],
])('Enter right after %s selects the row that this key has highlighted', async (key, expected) => {
  await setup('riu');
  const down = (pressed: string) =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  down(key);
  // The next key of a fast typist or a slow machine: only what was already started has happened.
  await Promise.resolve();
  down('Enter');
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
  expect(chosen()).toBe(expected);
  expect(notFound).toHaveBeenCalledTimes(expected === 'none' ? 1 : 0);
});

test('typing on deselects the place, and Clear empties the field', async () => {
  const visitor = await setup('riu');
  await visitor.click(screen.getByRole('option', { name: 'Hotel Riu Cancún' }));
  await waitFor(() => expect(chosen()).toBe('Hotel Riu Cancún'));
  await visitor.type(field(), '!');
  expect(chosen()).toBe('none');
  await visitor.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('Escape closes the list and keeps the text', async () => {
  const visitor = await setup('moon');
  await visitor.keyboard('{Escape}{Escape}');
  expect(field().value).toBe('moon');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('too few letters and an empty result are announced; the last row stays', async () => {
  const visitor = await setup('mo');
  expect(screen.getAllByText('Type at least 3 characters').length).toBeGreaterThan(0);
  await visitor.type(field(), 'xyz');
  expect(screen.getAllByText('No places found').length).toBeGreaterThan(0);
  await visitor.keyboard('{End}{Enter}');
  await waitFor(() => expect(notFound).toHaveBeenCalledOnce());
});

test('the number of suggestions is announced', async () => {
  await setup('can');
  expect(await screen.findByText('2 suggestions')).toBeTruthy();
});

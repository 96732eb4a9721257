import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DateField } from '../../../../src/ui/dates/date-field.tsx';
import { dateLocaleOf } from '../../../../src/i18n/date-locales.ts';
import { liveControls } from '../../../../src/ui/fields/live-value/live-controls.ts';
import { fillSilently } from '../../../support/fill-silently.ts';
import { renderKit } from '../render-kit.tsx';

const english = dateLocaleOf('en');
const changed = vi.fn<(date: string) => void>();
const reported = vi.fn<(problem: string | undefined) => void>();

function TravelDate({ start }: { start: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <button onClick={() => setDate('2027-01-07')}>Seventh of January</button>
      <DateField
        label="Date"
        value={date}
        min="2026-11-21"
        disabledWeekdays={[0]}
        dateLocale={english}
        onChange={(next) => {
          changed(next);
          setDate(next);
        }}
        onProblem={reported}
      />
    </>
  );
}

function setup(start = '2026-12-12') {
  changed.mockClear();
  return {
    visitor: renderKit(<TravelDate start={start} />),
    field: screen.getByLabelText<HTMLInputElement>('Date'),
  };
}

test('shows the date in words', () => {
  expect(setup().field.value).toBe('12 Dec 2026');
});

test.each(['2026-12-15', '15 Dec 2026', '15/12/2026', '15/12/26', 'martes, 15 de diciembre de 2026'])(
  '%s can be typed',
  async (typed) => {
    const { visitor, field } = setup();
    await visitor.clear(field);
    await visitor.type(field, typed);
    expect(changed).toHaveBeenLastCalledWith('2026-12-15');
    await visitor.tab();
    expect(field.value).toBe('15 Dec 2026');
  },
);

test('explains what is wrong with an autofilled date', () => {
  const { field } = setup('');
  fillSilently(field, 'soon');
  liveControls.get(field)?.report();
  liveControls.get(field)?.finishEdit();
  expect(screen.getByText('“soon” is not a date we understand.')).toBeDefined();
});

test('the error of the form does not hide what is wrong with the typed date', async () => {
  const nothing = () => undefined;
  const visitor = renderKit(
    <DateField label="Date" error="Choose a date." value="" dateLocale={english} onChange={nothing} />,
  );
  await visitor.type(screen.getByLabelText('Date'), 'soon');
  expect(screen.getByText('Choose a date.')).toBeDefined();
  await visitor.tab();
  expect(screen.getByText('“soon” is not a date we understand.')).toBeDefined();
});

describe('a date in numbers', () => {
  const inBrowser = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['en-US', '2027-01-02', 'Read as 2 Jan 2027.', 'Change to 1 Feb 2027', '2027-02-01'],
    ['en-GB', '2027-02-01', 'Read as 1 Feb 2027.', 'Change to 2 Jan 2027', '2027-01-02'],
  ])('is read as in %s, which is shown and can be changed', async (language, date, said, change, other) => {
    inBrowser(language);
    const { visitor, field } = setup('');
    await visitor.type(field, '1/2/2027');
    expect(changed).toHaveBeenLastCalledWith(date);
    within(screen.getByRole('status')).getByText(said);
    await visitor.tab();
    await visitor.click(screen.getByRole('button', { name: change }));
    expect(changed).toHaveBeenLastCalledWith(other);
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  test('is read as the selectable day, which is shown', async () => {
    inBrowser('en-US');
    const { visitor, field } = setup('');
    await visitor.type(field, '5/12/2026{Tab}');
    expect(changed).toHaveBeenLastCalledWith('2026-12-05');
    within(screen.getByRole('status')).getByText('Read as 5 Dec 2026.');
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
  });

  test.each(['15/12/2026', '12/15/2026', '2/2/2027', '2027-01-02', '2 Jan 2027'])(
    'with only one possible reading is not questioned: %s',
    async (typed) => {
      inBrowser('en-US');
      const { visitor, field } = setup('');
      await visitor.type(field, `${typed}{Tab}`);
      expect(changed.mock.lastCall?.[0]).not.toBe('');
      expect(screen.queryByRole('status')).toBeNull();
    },
  );
});

test.each([
  [
    'a day before the first',
    '2026-11-20',
    '20 Nov 2026 is too soon. The earliest date you can book is 21 Nov 2026.',
  ],
  ['a Sunday', '2026-12-13', '13 Dec 2026 is not available. Please choose another day of the week.'],
  ['text that is not a date', 'soon', '“soon” is not a date we understand.'],
])('%s is refused, and the error says why', async (_, typed, message) => {
  const { visitor, field } = setup('');
  await visitor.type(field, typed);
  await visitor.tab();
  expect(changed.mock.lastCall ?? ['']).toEqual(['']);
  expect(screen.getByText(message)).toBeTruthy();
  expect(field.value).toBe(typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a rejected date stays, and the previous one no longer applies', async () => {
  const { visitor, field } = setup();
  await visitor.type(field, '{End}0');
  await visitor.tab();
  expect(field.value).toBe('12 Dec 20260');
  expect(screen.getByText('“12 Dec 20260” is not a date we understand.')).toBeTruthy();
  expect(changed.mock.calls).toEqual([['']]);
});

test('clearing the field is reported', async () => {
  const { visitor, field } = setup();
  await visitor.clear(field);
  expect(changed.mock.calls).toEqual([['']]);
});

test('the button to the calendar is not found by the label', () => {
  setup();
  expect(screen.getAllByLabelText(/Date/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Open calendar' }).getAttribute('aria-expanded')).toBe('false');
});

test('a click opens the calendar even if no pointer was over the field before, and choosing returns the focus', async () => {
  const { visitor, field } = setup();
  fireEvent.click(field);
  await visitor.click(await screen.findByRole('button', { name: /^Tuesday, December 15, 2026/ }));
  expect(changed.mock.calls).toEqual([['2026-12-15']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('in the calendar, the first day of the next month, and no other, has the name of its month', async () => {
  const { field } = setup();
  fireEvent.click(field);
  const first = await screen.findByRole('button', { name: 'Friday, January 1, 2027' });
  expect(first.dataset.starts).toBe('Jan');
  // Not even an element of the library's.
  const calendar = [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('*')];
  expect(calendar.filter(({ dataset }) => dataset.starts !== undefined)).toEqual([first]);
});

test.each(['soon', '20 Nov 2026'])(
  'a date that is set elsewhere replaces %s, which cannot be used',
  async (typed) => {
    const { visitor, field } = setup('');
    await visitor.type(field, typed);
    await visitor.click(screen.getByText('Seventh of January'));
    expect(field.value).toBe('7 Jan 2027');
    expect(screen.queryByText(/not/)).toBeNull();
  },
);

test('the problem of a text that a date from elsewhere has replaced ends with the next edit', async () => {
  const { visitor, field } = setup('');
  await visitor.type(field, 'soon{Tab}');
  expect(reported).toHaveBeenLastCalledWith('“soon” is not a date we understand.');
  await visitor.click(screen.getByText('Seventh of January'));
  await visitor.clear(field);
  expect(reported).toHaveBeenLastCalledWith(undefined);
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyChoices } from '../../../../../src/features/tours/quote/quote-choices.ts';
import { useRestoredChoices } from '../../../../../src/features/tours/quote/use-restored-choices.ts';
import { renderFeature } from '../../render-feature.tsx';

function Box({ tour }: { tour: number }) {
  const [{ date }, change] = useRestoredChoices(tour, () => emptyChoices([], undefined));
  return (
    <input
      aria-label="Date"
      value={date}
      onChange={({ target }) => change((before) => ({ ...before, date: target.value }))}
    />
  );
}

const date = () => screen.getByLabelText<HTMLInputElement>('Date').value;

/** What a box shows that takes the place of one in which a date was chosen. */
function shownAfter(leavesPage: boolean, nextTour: number): string {
  const host = document.createElement('div');
  document.body.append(host);
  renderFeature(<Box tour={1} />, { element: { host } });
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-03-05' } });
  if (leavesPage) host.remove();
  cleanup();
  document.body.append(host);
  renderFeature(<Box tour={nextTour} />, { element: { host } });
  const shown = date();
  cleanup();
  host.remove();
  return shown;
}

test.each([
  ['stay if its element leaves the page and comes back', true, 1, '2027-03-05'],
  ['end with its screen', false, 1, ''],
  ['are not those of another tour', true, 2, ''],
])('the choices of a quote box %s', (_, leavesPage, nextTour, expected) => {
  expect(shownAfter(leavesPage, nextTour)).toBe(expected);
});

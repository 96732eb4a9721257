import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEndsProblem } from '../../../../src/shared/trip/use-ends-problem.ts';
import { aHotel, anAirport } from '../../../fixtures/transfer.ts';
import { change, renderFeature } from '../../features/render-feature.tsx';
import { heldAnswer } from '../../features/storefront-with.ts';

const terminal = anAirport({ ref: 'terminal', iata: undefined, tags: ['terminal'] });
const listed = { ref: 'terminal', iata: 'TER', title: 'Terminal', address: '' };
const other = { ref: 'cun', iata: 'CUN', title: 'Cancún International Airport', address: '' };

function Problem() {
  return <output>{useEndsProblem('A2H', terminal, aHotel()) ?? 'none'}</output>;
}

const renderProblem = (airports: () => unknown) =>
  renderFeature(<Problem />, { answers: { '/transfers/airports': airports } });

it.each([
  ['contains it', [listed], 'none'],
  ['does not', [other], 'no-airport'],
])(
  'an airport with another tag is not ruled out before the list is known, which %s',
  async (_, list, found) => {
    const held = heldAnswer(list);
    renderProblem(held.answer);
    expect(screen.getByText('none')).toBeDefined();
    await change(() => held.give());
    expect(await screen.findByText(found)).toBeDefined();
  },
);

it('its tags decide if there is no list', async () => {
  renderProblem(() => undefined);
  expect(await screen.findByText('no-airport')).toBeDefined();
});

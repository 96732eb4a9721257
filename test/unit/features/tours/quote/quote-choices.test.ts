import { expect, it } from 'vitest';
import { startingParty } from '../../../../../src/tours/tour-party.ts';
import {
  choicesAfterAdding,
  choicesOfLine,
  emptyChoices,
} from '../../../../../src/features/tours/quote/quote-choices.ts';
import { aTourLine } from '../../../../fixtures/tour-line.ts';
import { rateOf } from '../../../tours/tour-samples.ts';

it.each([undefined, rateOf({ min_pax: 4 })])(
  'a quote starts with the least party and nothing chosen: %o',
  (rate) => {
    expect(emptyChoices(rate ? [rate] : [], rate?.id)).toEqual({
      rateId: rate?.id,
      party: startingParty(rate),
      date: '',
      schedule: '',
      unavailableSchedule: '',
      wantsPickup: false,
      pickup: undefined,
    });
  },
);

it.each([
  [null, { wantsPickup: false, pickup: null }],
  [
    { ref: '5', title: 'Lobby', address: '' },
    { wantsPickup: true, pickup: { ref: '5', title: 'Lobby', address: '' } },
  ],
])('a line of the cart is edited as it was chosen, its pickup included: %o', (pickupLocation, pickup) => {
  expect(choicesOfLine(aTourLine({ pickupLocation, kids: 1 }))).toEqual({
    rateId: 71,
    party: { adults: 2, kids: 1, infants: 0 },
    date: '2026-06-11',
    schedule: '09:00',
    unavailableSchedule: '',
    ...pickup,
  });
});

it('after adding, another is quoted by the same rate and from the same place, on a day to be chosen', () => {
  const rate = rateOf({ id: 71 });
  const pickup = { ref: '5', title: 'Lobby', address: '' };
  const added = choicesOfLine(aTourLine({ pickupLocation: pickup }));
  expect(choicesAfterAdding(added, [rate])).toEqual({
    ...emptyChoices([rate], added.rateId),
    wantsPickup: true,
    pickup,
  });
});

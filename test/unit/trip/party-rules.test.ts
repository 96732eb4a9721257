import { describe, expect, it, test } from 'vitest';
import {
  addParties,
  initialParty,
  isSameParty,
  partySize,
  remainingParty,
  subtractParty,
} from '../../../src/trip/party-rules.ts';

const four = { ...initialParty, adults: 3, kids: 1 };
const two = { ...initialParty, adults: 1, kids: 1 };

it('starts with two adults and no kids', () => {
  expect(initialParty).toMatchObject({ adults: 2, kids: 0 });
});

test('parties are counted, compared, added and subtracted', () => {
  expect(partySize(four)).toBe(4);
  expect(isSameParty(four, { ...four })).toBe(true);
  expect(isSameParty(four, two)).toBe(false);
  expect(addParties(four, two)).toMatchObject({ adults: 4, kids: 2 });
  expect(subtractParty(four, two)).toMatchObject({ adults: 2, kids: 0 });
});

describe('the remaining party of a split one', () => {
  const whole = { ...four, from: 'cun', to: 'hotel' };
  const part = { ...two, from: 'cun', to: 'hotel' };

  it('are those who are not in its first part', () => {
    expect(remainingParty(whole, part)).toMatchObject({ adults: 2, kids: 0 });
  });

  test.each([
    ['no party was split', null, part],
    ['the trip starts elsewhere', whole, { ...part, from: 'tqo' }],
    ['the trip ends elsewhere', whole, { ...part, to: 'villa' }],
    ['no adult remains', whole, { ...part, adults: 3 }],
    ['the first part has more kids than the whole party', whole, { ...part, kids: 2 }],
  ])('are none if %s', (_, party, trip) => {
    expect(remainingParty(party, trip)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Story } from '../../attack/story.ts';
import { answer, found, mayBe, post, press, sale, seen, thanks } from './stories.ts';

describe('words', () => {
  const order = [press('book'), post(1)];
  it.each<[string, Story, string]>([
    [
      'booked, where nothing is',
      [...order, answer(1, 'refused'), seen(thanks)],
      '"booked" is said, and nothing is',
    ],
    [
      'booked, where no answer said so',
      [...order, sale(), answer(1, 'unknown'), seen(thanks)],
      '"booked" is said before the provider did',
    ],
    [
      'failed, where it may be booked',
      [...order, sale(), answer(1, 'unknown'), seen({ text: 'We could not process your reservation' })],
      '"not booked" is said of an order that may be booked',
    ],
    [
      'nothing booked, while it is under way',
      [...order, seen({ text: 'Nothing was booked.', busy: true })],
      '"not booked" is said of an order that may be booked',
    ],
    [
      'nothing, where it may be booked',
      [...order, answer(1, 'unknown'), seen()],
      'nothing is said of an order that may be booked',
    ],
    [
      'may be booked, where it was refused',
      [...order, answer(1, 'refused'), seen({ text: mayBe })],
      '"may be booked" is said, and it is not so',
    ],
    [
      'removed, while it is under way',
      [...order, { kind: 'removed', line: 'sim-card' }, seen({ busy: true })],
      '"Removed" is said of sim-card, whose order is under way',
    ],
    [
      'still in the cart, though booked',
      [...order, sale(), answer(1, 'booked'), seen({ ...thanks, cart: ['sim-card'] })],
      'sim-card is booked and still in the cart',
    ],
    [
      'nothing, where it is booked',
      [...order, sale(), answer(1, 'booked'), seen({ cart: [] })],
      'no screen says that the order is booked',
    ],
  ])('%s', (_, story, what) => expect(found(...story)).toContain(`words: ${what}`));

  it('of a copy that has sent nothing itself may leave out what the first tab says', () => {
    expect(found(...order, answer(1, 'unknown'), seen({ tab: 2 }), seen({ text: mayBe }))).toEqual([]);
  });
});

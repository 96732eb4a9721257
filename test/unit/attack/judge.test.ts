import { describe, expect, it } from 'vitest';
import type { Screen, Story } from '../../attack/story.ts';
import { answer, found, mayBe, post, press, sale, seen, thanks } from './stories.ts';

describe('a run with nothing wrong', () => {
  it.each<[string, Story]>([
    ['booked', [press('book'), post(1), sale(), answer(1, 'booked'), seen(thanks)]],
    [
      'refused',
      [press('book'), post(1), answer(1, 'refused'), seen({ text: 'We could not process your reservation' })],
    ],
    [
      'refused, then booked',
      [
        press('book'),
        post(1),
        answer(1, 'refused'),
        press('book'),
        post(2),
        sale(),
        answer(2, 'booked'),
        seen(thanks),
      ],
    ],
    [
      'failed, then sent again as it was',
      [
        press('book'),
        post(1),
        sale(),
        answer(1, 'failed'),
        seen({ text: 'We could not process your reservation' }),
        press('book'),
        post(2),
        answer(2, 'booked'),
        seen(thanks),
      ],
    ],
    [
      'failed, then changed, then yes',
      [
        press('book'),
        post(1),
        answer(1, 'failed'),
        seen({ text: mayBe }),
        press('book'),
        seen({ text: mayBe, asks: true }),
        press('yes'),
        post(2, { attempt: 'b' }),
        sale(),
        answer(2, 'booked'),
        seen(thanks),
      ],
    ],
    [
      'unknown, then yes',
      [
        press('book'),
        post(1),
        sale(),
        answer(1, 'unknown'),
        seen({ text: mayBe }),
        press('book'),
        seen({ text: mayBe, asks: true }),
        press('yes'),
        post(2),
        answer(2, 'booked'),
        seen(thanks),
      ],
    ],
    [
      'unknown, then checked and changed',
      [
        press('book'),
        post(1),
        answer(1, 'unknown'),
        seen({ text: mayBe }),
        press('checked'),
        seen(),
        press('book'),
        post(2),
        sale(),
        answer(2, 'booked'),
        seen(thanks),
      ],
    ],
    [
      'a new price that was accepted',
      [
        press('book'),
        post(1),
        answer(1, 'price'),
        seen({ text: 'The price has changed. Nothing was booked. $31.00 USD' }),
        press('accept', { text: '$31.00 USD' }),
        post(2, { total: '$31.00 USD' }),
        sale(),
        answer(2, 'booked'),
        seen(thanks),
      ],
    ],
    [
      'a line taken out',
      [{ kind: 'removed', line: 'sim-card' }, seen({ cart: [], heading: 'Your cart is empty!' })],
    ],
    [
      'a line added meanwhile',
      [
        press('book'),
        post(1),
        { kind: 'added', line: 'tour' },
        sale(),
        answer(1, 'booked'),
        seen({ ...thanks, cart: ['tour'] }),
      ],
    ],
  ])('%s', (_, story) => expect(found(...story)).toEqual([]));
});

describe('orders unasked', () => {
  it.each<[string, Story, string]>([
    ['while one is under way', [press('book'), post(1), post(2)], 'order 2 was sent without a question'],
    [
      'after an unknown one',
      [press('book'), post(1), sale(), answer(1, 'unknown'), press('book'), post(2), sale('U')],
      'order 2 was sent without a question',
    ],
    [
      'twice after one yes',
      [
        press('book'),
        post(1),
        answer(1, 'unknown'),
        press('yes'),
        post(2),
        answer(2, 'unknown'),
        press('book'),
        post(3),
      ],
      'order 3 was sent without a question',
    ],
    [
      'after the repeat was refused',
      [
        press('book'),
        post(1),
        answer(1, 'unknown'),
        press('yes'),
        post(2),
        answer(2, 'refused'),
        press('book'),
        post(3),
      ],
      'order 3 was sent without a question',
    ],
    [
      'changed, after one that failed',
      [press('book'), post(1), answer(1, 'failed'), press('book'), post(2, { attempt: 'b' })],
      'order 2 was sent without a question',
    ],
    [
      'in another tab after it was booked',
      [press('book'), post(1), sale(), answer(1, 'booked'), seen(thanks), press('book'), post(2), sale('U')],
      'order 2 was sent without a question',
    ],
  ])('%s', (_, story, what) => expect(found(...story)).toContain(`duplicate: ${what}`));
});

it('a price that can be accepted on its line leads on', () => {
  const asks = { controls: ['Accept the new price', 'Take out'] };
  expect(found(press('book'), post(1), answer(1, 'price'), seen(asks))).toEqual([]);
});

describe('amounts', () => {
  it('were on the screen at the press', () => {
    expect(found(press('book'), post(1, { total: '$31.00 USD' }), seen({ busy: false }))).toContain(
      'amount: $31.00 USD was sent, which was not on the screen',
    );
  });

  it('may be less by a coupon for which the order has waited, and never more', () => {
    const amounts = (total: string, coupon: string) =>
      found(press('book'), post(1, { total, coupon })).filter((what) => what.startsWith('amount'));
    expect(amounts('$23.40 USD', 'WELCOME10')).toEqual([]);
    expect(amounts('$23.40 USD', '')).toHaveLength(1);
    expect(amounts('$28.40 USD', 'WELCOME10')).toHaveLength(1);
  });

  it('are accepted anew after a change', () => {
    const changed = { text: 'The price has changed $31.00 USD' };
    expect(
      found(
        press('book'),
        post(1),
        answer(1, 'price'),
        press('book', changed),
        post(2, { total: '$31.00 USD' }),
      ),
    ).toContain('amount: $31.00 USD was sent before the change of price was accepted');
  });
});

describe('lost', () => {
  it.each<[string, Story]>([
    ['a line of a refused order', [press('book'), post(1), answer(1, 'refused'), seen({ cart: [] })]],
    [
      'what the page around cleared under way',
      [press('book'), post(1), { kind: 'cleared' }, answer(1, 'refused'), seen({ cart: [] })],
    ],
  ])('%s', (_, story) => expect(found(...story)).toContain('lost: sim-card is gone'));

  it('what was added while another order was under way', () => {
    expect(
      found(
        press('book'),
        post(1),
        { kind: 'added', line: 'tour' },
        sale(),
        answer(1, 'booked'),
        seen(thanks),
      ),
    ).toContain('lost: tour is gone');
  });
});

describe('stuck', () => {
  it.each<[string, Partial<Screen>, string]>([
    ['busy', { busy: true }, 'tab 1 is busy for ever'],
    ['without a control', { heading: 'Your booking', controls: [] }, 'nothing can be pressed in tab 1'],
    [
      'in a cart without a way on',
      { controls: ['Delete', 'Back'] },
      'nothing leads on from the cart of tab 1',
    ],
  ])('%s', (_, end, what) => expect(found(seen(end))).toContain(`stuck: ${what}`));
});

it.each(['NaN', 'undefined', '[object Object]'])('%s is nonsense', (word) => {
  expect(found(seen({ text: `Total $${word} USD` }))).toContain(`nonsense: "${word}" is on the screen`);
});

it('errors that the page throws count', () => {
  expect(found({ kind: 'error', message: 'x is not a function' }, seen())).toEqual([
    'error: x is not a function',
  ]);
});

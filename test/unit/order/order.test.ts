import { describe, expect, it, test } from 'vitest';
import {
  afterBooking,
  afterRefusal,
  attemptFor,
  cartFingerprint,
  doubtAbout,
  fingerprintsOf,
  settled,
  attemptsToShare,
  withAttempt,
  withAttemptsElsewhere,
} from '../../../src/order/order.ts';
import type { Attempt } from '../../../src/schema/attempt.ts';

describe('the attempt to book', () => {
  const order = { order: 'abc', cart: 'c', lines: ['line-1'] };
  const sent: Attempt = { id: 'first', ...order, outcome: 'unknown' };
  const as = (changes: Partial<Attempt>): Attempt => ({ ...sent, ...changes });

  it('stays the same while the same order is tried again', () => {
    expect(attemptFor(order, [sent], 'second')).toEqual(sent);
    expect(attemptFor(order, [as({ outcome: 'not-booked' })], 'second')).toEqual(sent);
  });

  it('is a new one for the first order, a changed one, and an equal one after a booking', () => {
    expect(attemptFor(order, [], 'first')).toEqual(sent);
    expect(attemptFor({ ...order, order: 'abd' }, [sent], 'second').id).toBe('second');
    expect(attemptFor(order, [as({ outcome: 'booked' })], 'second').id).toBe('second');
  });

  it('is settled by a refusal', () => {
    expect(afterRefusal([sent], sent, [])).toEqual([as({ outcome: 'not-booked' })]);
  });

  it('stays in doubt when only its repeat is refused, and so do others', () => {
    expect(afterRefusal([sent], sent, [sent])).toEqual([sent]);
    const other = as({ id: 'other', order: 'x' });
    expect(afterRefusal([other, sent], sent, [other])).toEqual([other, as({ outcome: 'not-booked' })]);
  });

  it('is only failed by the server’s own account, as long as nothing else is in doubt', () => {
    const failed = as({ outcome: 'failed' });
    expect(afterRefusal([sent], sent, [], 'failed')).toEqual([failed]);
    expect(afterRefusal([sent], sent, [sent], 'failed')).toEqual([sent]);
    expect(afterRefusal([sent], sent, [failed])).toEqual([failed]);
    expect(settled([failed])).toEqual([as({ outcome: 'not-booked' })]);
  });

  it('settles all when it is booked, and so does the visitor who has checked', () => {
    const other = as({ id: 'other', order: 'x' });
    expect(afterBooking([other, sent], sent).map(({ outcome }) => outcome)).toEqual(['not-booked', 'booked']);
    expect(settled([other, as({ outcome: 'booked' })]).map(({ outcome }) => outcome)).toEqual([
      'not-booked',
      'booked',
    ]);
  });

  it('is kept once, and the oldest of very many is forgotten', () => {
    expect(withAttempt([sent, as({ id: 'other' })], sent).map(({ id }) => id)).toEqual(['other', 'first']);
    const many = Array.from({ length: 20 }, (_, index) => as({ id: String(index) }));
    expect(withAttempt(many, sent).map(({ id }) => id)).toEqual([
      ...many.slice(1).map(({ id }) => id),
      'first',
    ]);
  });
});

describe('whether an order may be booked already', () => {
  const sent: Attempt = { id: 'first', order: 'abc', cart: 'c', lines: ['line-1'], outcome: 'unknown' };
  const failed: Attempt = { ...sent, outcome: 'failed' };
  const elsewhere: Attempt = { ...sent, id: 'other', elsewhere: true };

  test.each([
    ['nothing was sent', [], { cart: 'c' }, undefined],
    ['an answer has told', [{ ...sent, outcome: 'not-booked' }], { cart: 'c' }, undefined],
    [
      'it is booked, and this is another of its kind',
      [{ ...sent, outcome: 'booked' }],
      { cart: 'c' },
      undefined,
    ],
    ['the same cart, before the form is filled in', [sent], { cart: 'c' }, 'same'],
    ['the same order', [sent], { order: 'abc', cart: 'c' }, 'same'],
    ['the same cart for somebody else', [sent], { order: 'abd', cart: 'c' }, 'changed'],
    ['another cart', [sent], { cart: 'd' }, 'changed'],
    ['the same cart from another tab, for whomever', [elsewhere], { order: 'abd', cart: 'c' }, 'elsewhere'],
    ['another cart from another tab', [elsewhere], { cart: 'd' }, 'changed-elsewhere'],
    [
      'another cart here, and this one in another tab',
      [sent, elsewhere],
      { order: 'x', cart: 'c' },
      'elsewhere',
    ],
    ['the same order, which failed', [failed], { order: 'abc', cart: 'c' }, undefined],
    ['the same cart, which failed, before the form is filled in', [failed], { cart: 'c' }, undefined],
    ['another order after one that failed', [failed], { order: 'abd', cart: 'c' }, 'changed'],
    ['another cart after one that failed', [failed], { cart: 'd' }, 'changed'],
    ['from here and from another tab', [elsewhere, sent], { order: 'abc', cart: 'c' }, 'same'],
  ] as const)('%s', (_, attempts, order, doubt) => {
    expect(doubtAbout(attempts as readonly Attempt[], order)).toBe(doubt);
  });

  const here = { cart: 'c', lines: ['line-1', 'line-2'] };
  const booked: Attempt = { ...sent, id: 'booked', outcome: 'booked' };

  it.each([
    ['booked with this cart', booked, true],
    ['booked with one of its lines', { ...booked, cart: 'd', lines: ['line-0', 'line-2'] }, true],
    ['booked, and none of it', { ...booked, cart: 'd', lines: ['line-3'] }, false],
    ['without an answer, whatever it is', { ...sent, id: 'other', cart: 'd', lines: ['line-3'] }, true],
    ['known here, and turned down', sent, false],
  ])('comes from other tabs if it is %s', (_, received, isUnreported) => {
    const known: Attempt[] = [{ ...sent, outcome: 'not-booked' }];
    expect(withAttemptsElsewhere(known, [received], here)).toEqual([
      ...known,
      ...(isUnreported ? [{ ...received, outcome: 'unknown', elsewhere: true }] : []),
    ]);
  });

  it('is over once another tab has booked it with other lines', () => {
    const other: Attempt = { ...booked, cart: 'd', lines: ['line-3'] };
    const doubtful: Attempt = { ...other, outcome: 'unknown', elsewhere: true };
    expect(withAttemptsElsewhere([sent, doubtful], [other], here)).toEqual([sent]);
  });

  it('comes from another tab for what was turned down here and booked there since', () => {
    const refused: Attempt = { ...sent, outcome: 'not-booked' };
    const received: Attempt[] = [
      { ...sent, outcome: 'booked' },
      { ...sent, outcome: 'booked' },
    ];
    expect(withAttemptsElsewhere([refused], received, here)).toEqual([
      { ...sent, outcome: 'unknown', elsewhere: true },
    ]);
  });

  it('includes for other tabs whatever was not certainly rejected here', () => {
    const refused: Attempt = { ...sent, id: 'refused', outcome: 'not-booked' };
    expect(attemptsToShare([sent, booked, refused, elsewhere])).toEqual([sent, booked]);
    expect(attemptsToShare([failed])).toEqual([sent]);
  });
});

describe('an order is compared', () => {
  const order = { cart: { transfers: [], tours: [], extras: [] }, couponCode: '', total: 18, sc: '' };
  const here = { currency: 'usd', lang: 'en' };

  it('by all that is sent, in whichever order it was put together', () => {
    const { sc, total, ...rest } = order;
    const other = { sc, ...rest, total };
    expect(fingerprintsOf(other, here)).toEqual(fingerprintsOf(order, here));
  });

  test.each([
    ['another total', { ...order, total: 19 }, here],
    ['another currency', order, { ...here, currency: 'eur' }],
    ['another language', order, { ...here, lang: 'es' }],
  ])('%s is another order of the same cart', (_, other, context) => {
    const [one, two] = [fingerprintsOf(order, here), fingerprintsOf(other, context)];
    expect(two.order).not.toBe(one.order);
    expect(two.cart).toBe(one.cart);
  });

  it('and its cart by its lines and coupon', () => {
    const cart = { transfers: [], tours: [], extras: [], couponCode: 'A' };
    expect(cartFingerprint({ ...cart, couponCode: '' })).toBe(fingerprintsOf(order, here).cart);
    expect(cartFingerprint(cart)).not.toBe(fingerprintsOf(order, here).cart);
  });
});

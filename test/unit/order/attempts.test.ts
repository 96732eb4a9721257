import { describe, expect, it } from 'vitest';
import {
  afterBooking,
  afterRefusal,
  attemptFor,
  attemptsToShare,
  settleAll,
  withAttempt,
  withAttemptsOfOtherTabs,
} from '../../../src/order/attempts.ts';
import type { Attempt } from '../../../src/schema/attempt.ts';

describe('an attempt', () => {
  const order = { order: 'abc', cart: 'c', lines: ['line-1'] };
  const sent: Attempt = { id: 'first', ...order, outcome: 'unknown' };
  const as = (changes: Partial<Attempt>): Attempt => ({ ...sent, ...changes });

  it('keeps its id while the same order is retried', () => {
    expect(attemptFor(order, [sent], 'second')).toEqual(sent);
    expect(attemptFor(order, [as({ outcome: 'not-booked' })], 'second')).toEqual(sent);
  });

  it('is new for the first order, for a changed one, and for an identical one after a booking', () => {
    expect(attemptFor(order, [], 'first')).toEqual(sent);
    expect(attemptFor({ ...order, order: 'abd' }, [sent], 'second').id).toBe('second');
    expect(attemptFor(order, [as({ outcome: 'booked' })], 'second').id).toBe('second');
  });

  it('is settled by a refusal', () => {
    expect(afterRefusal([sent], { attempt: sent, earlierAttempts: [], outcome: 'not-booked' })).toEqual([
      as({ outcome: 'not-booked' }),
    ]);
  });

  it('stays unsettled if only its repeat is refused, and so do others', () => {
    expect(afterRefusal([sent], { attempt: sent, earlierAttempts: [sent], outcome: 'not-booked' })).toEqual([
      sent,
    ]);
    const other = as({ id: 'other', order: 'x' });
    expect(
      afterRefusal([other, sent], { attempt: sent, earlierAttempts: [other], outcome: 'not-booked' }),
    ).toEqual([other, as({ outcome: 'not-booked' })]);
  });

  it('has failed after the server’s own error, unless an earlier request is unsettled', () => {
    const failed = as({ outcome: 'failed' });
    expect(afterRefusal([sent], { attempt: sent, earlierAttempts: [], outcome: 'failed' })).toEqual([failed]);
    expect(afterRefusal([sent], { attempt: sent, earlierAttempts: [sent], outcome: 'failed' })).toEqual([
      sent,
    ]);
    expect(afterRefusal([sent], { attempt: sent, earlierAttempts: [failed], outcome: 'not-booked' })).toEqual(
      [failed],
    );
    expect(settleAll([failed])).toEqual([as({ outcome: 'not-booked' })]);
  });

  it('settles all others once it is booked, as does the visitor’s confirmation', () => {
    const other = as({ id: 'other', order: 'x' });
    expect(afterBooking([other, sent], sent).map(({ outcome }) => outcome)).toEqual(['not-booked', 'booked']);
    expect(settleAll([other, as({ outcome: 'booked' })]).map(({ outcome }) => outcome)).toEqual([
      'not-booked',
      'booked',
    ]);
  });

  it('is stored once, and the oldest of more than 20 is discarded', () => {
    expect(withAttempt([sent, as({ id: 'other' })], sent).map(({ id }) => id)).toEqual(['other', 'first']);
    const many = Array.from({ length: 20 }, (_, index) => as({ id: String(index) }));
    expect(withAttempt(many, sent).map(({ id }) => id)).toEqual([
      ...many.slice(1).map(({ id }) => id),
      'first',
    ]);
  });
});

describe('the attempts of other tabs', () => {
  const sent: Attempt = { id: 'first', order: 'abc', cart: 'c', lines: ['line-1'], outcome: 'unknown' };
  const failed: Attempt = { ...sent, outcome: 'failed' };
  const elsewhere: Attempt = { ...sent, id: 'other', elsewhere: true };
  const here = { cart: 'c', lines: ['line-1', 'line-2'] };
  const booked: Attempt = { ...sent, id: 'booked', outcome: 'booked' };

  it.each([
    ['a booking of this cart', booked, true],
    ['a booking of one of its lines', { ...booked, cart: 'd', lines: ['line-0', 'line-2'] }, true],
    ['a booking of none of its lines', { ...booked, cart: 'd', lines: ['line-3'] }, false],
    ['an unanswered attempt for any cart', { ...sent, id: 'other', cart: 'd', lines: ['line-3'] }, true],
    ['an attempt that was rejected here', sent, false],
  ])('include, or not: %s', (_, received, isUnreported) => {
    const known: Attempt[] = [{ ...sent, outcome: 'not-booked' }];
    expect(withAttemptsOfOtherTabs(known, [received], here)).toEqual([
      ...known,
      ...(isUnreported ? [{ ...received, outcome: 'unknown', elsewhere: true }] : []),
    ]);
  });

  it('no longer include one that another tab has booked with other lines', () => {
    const other: Attempt = { ...booked, cart: 'd', lines: ['line-3'] };
    const doubtful: Attempt = { ...other, outcome: 'unknown', elsewhere: true };
    expect(withAttemptsOfOtherTabs([sent, doubtful], [other], here)).toEqual([sent]);
  });

  it('include one that was rejected here and has been booked there since', () => {
    const refused: Attempt = { ...sent, outcome: 'not-booked' };
    const received: Attempt[] = [
      { ...sent, outcome: 'booked' },
      { ...sent, outcome: 'booked' },
    ];
    expect(withAttemptsOfOtherTabs([refused], received, here)).toEqual([
      { ...sent, outcome: 'unknown', elsewhere: true },
    ]);
  });

  it('are shared with other tabs unless they were definitely rejected', () => {
    const refused: Attempt = { ...sent, id: 'refused', outcome: 'not-booked' };
    expect(attemptsToShare([sent, booked, refused, elsewhere])).toEqual([sent, booked]);
    expect(attemptsToShare([failed])).toEqual([sent]);
  });
});

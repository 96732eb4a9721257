import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnconfirmedOrderNotice } from '../../../../../src/features/checkout/order/unconfirmed-order-notice.tsx';
import { renderFeature } from '../../render-feature.tsx';

const attempt = { order: 'o', cart: 'c', lines: [] as string[] };
const attempts = [
  { ...attempt, id: 'a', outcome: 'booked' as const },
  { ...attempt, id: 'b', outcome: 'unknown' as const },
];

afterEach(() => void vi.unstubAllGlobals());

function show(risk: Parameters<typeof UnconfirmedOrderNotice>[0]['risk']) {
  const postMessage = vi.fn<(message: string) => void>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = postMessage;
      close = () => undefined;
    },
  );
  const rendered = renderFeature(<UnconfirmedOrderNotice risk={risk} />);
  const { checkout, order } = rendered.storefront.state;
  order.setAttempts(attempts);
  const settle = () =>
    rendered.visitor.click(screen.getByRole('button', { name: 'I have checked: it was not booked' }));
  /** The attempts of which other tabs were notified, without the request for theirs. */
  const published = () =>
    postMessage.mock.calls
      .map(([message]) => JSON.parse(message) as { asks: boolean; sent: { id: string }[] })
      .filter(({ asks }) => !asks)
      .map(({ sent }) => sent.map(({ id }) => id));
  return { ...rendered, checkout, order, published, settle };
}

describe('an unconfirmed order', () => {
  it.each([
    ['same', /couldn't confirm your booking. It may have gone through/, true],
    ['elsewhere', /may have gone through there/, false],
    ['changed', /you may end up with two bookings/, false],
    ['changed-elsewhere', /may have gone through there.*you may end up with two bookings/, false],
    ['empty-cart', /your previous booking. It may have gone through/, false],
  ] as const)(
    '%s: says what may have happened; only the same order can be sent again',
    (risk, text, again) => {
      const { container } = show(risk);
      expect(container.textContent).toMatch(text);
      expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
    },
  );

  it.each(['same', 'changed', 'empty-cart'] as const)(
    '%s: what is in doubt stands before the words that lead to the contact details',
    (risk) => {
      expect(show(risk).container.textContent).toMatch(/^We couldn't confirm.*We could not process/);
    },
  );

  it('does not mention another order if the cart is empty', () => {
    expect(show('empty-cart').container.textContent).not.toMatch(/two bookings/);
  });
});

describe('a visitor who has checked', () => {
  it('settles unknown attempts, not booked ones, and notifies other tabs', async () => {
    const { order, published, settle } = show('changed');
    await settle();
    expect(order.state.attempts.map(({ outcome }) => outcome)).toEqual(['booked', 'not-booked']);
    expect(published()).toEqual([['a']]);
  });

  it.each([
    [{ status: 'failed', failure: 'unknown' }, { status: 'idle' }],
    [
      { status: 'sending', lockedLineIds: ['x'] },
      { status: 'sending', lockedLineIds: ['x'] },
    ],
  ] as const)('from the submission %j to %j', async (before, after) => {
    const { checkout, settle } = show('same');
    checkout.setSubmission({ ...before } as Parameters<typeof checkout.setSubmission>[0]);
    await settle();
    expect(checkout.state.submission).toEqual(after);
  });
});

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyCoupon } from '../../../../src/storefront/flows/apply-coupon.ts';
import { waitForCouponCheck } from '../../../../src/storefront/flows/wait-for-coupon-check.ts';
import { simCard } from '../../../screens/checkout-steps.ts';
import { storefrontWith } from '../../features/storefront-with.ts';

/** A cart whose codes are checked until the test lets the answers arrive. */
function checking() {
  const answers: (() => void)[] = [];
  const answer = () => new Promise((resolve) => answers.push(() => resolve({ valid: true })));
  const { storefront, requests } = storefrontWith({ '/cart/validate-coupon': answer });
  storefront.state.cart.setLines({ extras: [simCard()] });
  const arrived = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
  return { storefront, requests, answers, arrived, ...storefront.state };
}

describe('an answer about a code', () => {
  it.each<[when: string, leave: (cart: ReturnType<typeof checking>) => void]>([
    [
      'its order has left',
      ({ checkout }) => checkout.setSubmission({ status: 'sending', lockedLineIds: [] }),
    ],
    ['the cart was emptied', ({ storefront }) => storefront.clearCart()],
    [
      'another code was given',
      ({ cart }) => cart.setCouponCheck({ code: 'B', by: 'visitor', status: 'checking' }),
    ],
  ])('has no consequence once %s', async (_, leave) => {
    const opened = checking();
    const outcome = applyCoupon(opened.storefront, 'A', 'visitor');
    await opened.arrived(1);
    leave(opened);
    opened.answers[0]?.();
    expect(await outcome).toBe('dropped');
    expect(opened.cart.state.couponCode).toBe('');
  });

  it('that takes too long is given up, and has no consequence when it comes', async () => {
    const { storefront, cart, answers, arrived } = checking();
    const outcome = applyCoupon(storefront, 'A', 'visitor');
    await arrived(1);
    await waitForCouponCheck(cart, 10);
    expect(cart.state.couponCheck).toEqual({ code: 'A', by: 'visitor', status: 'unreachable' });
    answers[0]?.();
    expect(await outcome).toBe('dropped');
    expect(cart.state.couponCode).toBe('');
  });
});

it('of several codes, the last one counts, in whatever order the answers arrive', async () => {
  const codes = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), codes, async (scheduler, given) => {
      const answer = () => scheduler.schedule(Promise.resolve({ valid: true }));
      const { storefront } = storefrontWith({ '/cart/validate-coupon': answer });
      const { cart } = storefront.state;
      cart.setLines({ extras: [simCard()] });
      const outcomes = Promise.all(given.map((code) => applyCoupon(storefront, code, 'visitor')));
      await scheduler.waitFor(outcomes);
      const said = await outcomes;
      expect(said.filter((outcome) => outcome === 'applied')).toHaveLength(1);
      expect(said.at(-1)).toBe('applied');
      expect(cart.state.couponCode).toBe(given.at(-1));
    }),
    { numRuns: 30 },
  );
});

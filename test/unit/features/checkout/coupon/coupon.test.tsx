import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Coupon } from '../../../../../src/features/checkout/coupon/coupon.tsx';
import { aTransferLine } from '../../../../fixtures/transfer.ts';
import { renderFeature } from '../../render-feature.tsx';

async function tryCode(answer: (() => unknown) | undefined, code = 'SUMMER') {
  const opened = renderFeature(<Coupon />, { answers: answer ? { '/cart/validate-coupon': answer } : {} });
  act(() => opened.storefront.state.cart.addTransfer('t', aTransferLine()));
  await opened.visitor.type(screen.getByLabelText('Coupon'), `${code}{Enter}`);
  return { ...opened, cart: opened.storefront.state.cart.state };
}

describe('a code that is typed', () => {
  it.each<[what: string, answer: (() => unknown) | undefined, said: string, applied: string]>([
    ['is applied when it is valid', () => ({ valid: true }), 'Coupon applied!', 'SUMMER'],
    ['is refused when it is not', () => ({ valid: false }), 'Coupon not valid', ''],
    ['is refused when the provider knows none such', undefined, 'Coupon not valid', ''],
    ['stays untold when the answer makes no sense', () => 'sure', 'The coupon could not be checked.', ''],
  ])('%s', async (_, answer, said, applied) => {
    const { cart } = await tryCode(answer);
    expect(await screen.findByText(said)).toBeDefined();
    expect(cart.couponCode).toBe(applied);
  });

  it.each<[valid: boolean, focused: () => HTMLElement]>([
    [true, () => screen.getByRole('button', { name: 'Remove' })],
    [false, () => screen.getByLabelText('Coupon')],
  ])('leaves the focus on the button or in the field after Enter (valid: %s)', async (valid, focused) => {
    await tryCode(() => ({ valid }));
    await screen.findByText(valid ? 'Coupon applied!' : 'Coupon not valid');
    expect(document.activeElement).toBe(focused());
  });

  it('is tried without the spaces around it, and not at all when nothing is left', async () => {
    const { requests, cart } = await tryCode(() => ({ valid: true }), '  ');
    expect(requests).toEqual([]);
    expect(cart.couponCode).toBe('');
  });
});

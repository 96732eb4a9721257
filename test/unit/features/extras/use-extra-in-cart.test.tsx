import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { useExtraInCart } from '../../../../src/features/extras/use-extra-in-cart.ts';
import { ExtraSchema } from '../../../../src/schema/extra.ts';
import { answers } from '../../../fixtures/answers.ts';
import { renderFeature } from '../render-feature.tsx';

const extra = { ...v.parse(ExtraSchema, answers.extra?.answer), currency: 'usd' };

function Choice() {
  const { counts, change } = useExtraInCart(extra);
  return (
    <>
      <output>{JSON.stringify(counts)}</output>
      <button onClick={() => change({ units: 2 })}>two</button>
      <button onClick={() => change({ units: 0 })}>none</button>
    </>
  );
}

it('each change takes effect immediately and is dispatched once', async () => {
  const { visitor, received } = renderFeature(<Choice />);
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
  for (const name of ['two', 'two', 'none', 'none']) await press(name);
  const changes = received.filter(({ name }) => name === 'booking-cart-change').map(({ detail }) => detail);
  expect(changes).toEqual([
    expect.objectContaining({ reason: 'add', count: 1 }),
    expect.objectContaining({ reason: 'remove', count: 0 }),
  ]);
  expect(screen.getByText('{"adults":0,"kids":0,"units":0}')).toBeDefined();
});

it('an order under way keeps it as it is', async () => {
  const { visitor, storefront } = renderFeature(<Choice />);
  await visitor.click(screen.getByRole('button', { name: 'two' }));
  storefront.state.checkout.isLocked = () => true;
  await visitor.click(screen.getByRole('button', { name: 'none' }));
  expect(storefront.state.cart.state.extras).toHaveLength(1);
});

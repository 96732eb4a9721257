import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStorefront } from './open-storefront.tsx';

const token = 'no-such-sale';

test.each<[path: string, shows: RegExp, goesTo?: string]>([
  ['/', /Where would you like to go/],
  ['/transfers', /Book your transfer/],
  ['/transfers/prices?adults=3', /Book your transfer/, '/transfers?adults=3'],
  ['/transfers/info?x=1', /Book your transfer/, '/transfers?x=1'],
  ['/transfers/extras', /Complement your transportation/],
  ['/tours', /Day trips/, '/activities/tours'],
  ['/tours/private-yacht?onadd=1', /Private yacht/, '/activities/tours/private-yacht?onadd=1'],
  ['/activities', /Activities/],
  ['/activities/water?destination=4', /On the water/],
  ['/activities/water/private-yacht', /Private yacht/],
  ['/extras', /^Complement your transportation$/],
  ['/cart/checkout', /Your cart is empty!/],
  [`/cart/success/${token}`, /Your booking/],
  [`/cart/cancel/${token}`, /./],
  [`/payments/${token}?action=tocart`, /./],
  ['/widgets/activities', /Activities/],
  ['/widgets/activities/taco-walk', /Book your activity/],
  ['/widgets/transfers?airport=czm', /Book your transfer/],
  ['/404?from=mail', /404 Not found/],
  ['/no/such?from=mail', /404 Not found/, '/404?from=mail'],
])('%s', async (path, shows, goesTo = path) => {
  const { storefront } = openStorefront(path);
  await waitFor(() => expect(screen.getAllByRole('heading')[0]?.textContent).toMatch(shows));
  await waitFor(() => expect(storefront.path).toBe(goesTo));
});

test('/test shows nothing', async () => {
  openStorefront('/test');
  await screen.findByRole('button', { name: /^Cart/ });
  expect(screen.queryByRole('heading')).toBeNull();
});

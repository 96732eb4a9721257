import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCart } from './checkout-steps.ts';
import { openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const rendered = vi.hoisted(() => new Set<string>());

/** The component, which also records that it was rendered, by its label or by a name. */
const noting = vi.hoisted(
  () =>
    <Props extends object>(Component: ComponentType<Props>, name?: string) =>
      function Noting(props: Props) {
        rendered.add(name ?? String('label' in props && props.label));
        return <Component {...props} />;
      },
);
vi.mock(import('../../src/ui/layout/navigation/navigation-bar.tsx'), async (original) => {
  const module = await original();
  return { ...module, NavigationBar: noting(module.NavigationBar, 'navigation bar') };
});
vi.mock(import('../../src/ui/fields/text/text-field.tsx'), async (original) => {
  const module = await original();
  return { ...module, TextField: noting(module.TextField) };
});
vi.mock(import('../../src/features/search/airport-field.tsx'), async (original) => {
  const module = await original();
  return { ...module, AirportField: noting(module.AirportField, 'Airport') };
});
vi.mock(import('../../src/ui/combobox/combobox-field.tsx'), async (original) => {
  const module = await original();
  return { ...module, ComboboxField: noting(module.ComboboxField) };
});
vi.mock(import('../../src/ui/dates/date-field.tsx'), async (original) => {
  const module = await original();
  return { ...module, DateField: noting(module.DateField) };
});
vi.mock(import('../../src/ui/fields/number/stepper.tsx'), async (original) => {
  const module = await original();
  return { ...module, Stepper: noting(module.Stepper) };
});
vi.mock(import('../../src/features/checkout/cart/cart-lines.tsx'), async (original) => {
  const module = await original();
  return { ...module, CartLines: noting(module.CartLines, 'cart lines') };
});

beforeEach(() => rendered.clear());

test(
  'typing in the form renders its own field, not the bar, the cart or the other fields',
  { tags: 'long' },
  async () => {
    const { visitor, storefront } = await openCart();
    await screen.findByRole('radio', { name: 'Pay at arrival' });
    expect(rendered).toEqual(
      new Set(['navigation bar', 'cart lines', 'First name', 'Last name', 'Email', 'Coupon']),
    );
    // Once the cart has been checked.
    await waitFor(() => expect(storefront.state.cart.state.extras[0]?.accepted).toBeDefined());
    const firstName = screen.getByLabelText<HTMLInputElement>(/^First name/);
    rendered.clear();
    // The first letter changes what is missing in the form.
    await visitor.type(firstName, 'A');
    expect(rendered).not.toContain('navigation bar');
    rendered.clear();
    await visitor.type(firstName, 'da');
    expect(firstName.value).toBe('Ada');
    expect(rendered).toEqual(new Set(['First name']));
  },
);

test('typing a place renders its own field, not the bar or the other fields', async () => {
  const { visitor } = openStorefront('/transfers');
  const place = await field('Destination');
  await screen.findByRole('option', { name: /Canc/ });
  const counts = screen
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map((input) => input.labels?.[0]?.textContent);
  expect(rendered).toEqual(new Set(['navigation bar', 'Airport', 'Destination', 'Date', ...counts]));
  await visitor.click(place);
  rendered.clear();
  await visitor.type(place, 'qui');
  expect(place.value).toBe('qui');
  expect(rendered).toEqual(new Set(['Destination']));
});

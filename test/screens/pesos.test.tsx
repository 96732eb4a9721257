import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';

const currency = () => screen.findByRole('combobox', { name: /^(Currency|Moneda)$/ });
const notice = () => screen.queryByText('Now in Spanish');

it('pesos imply Spanish and offer to go back to English, with prices still in pesos', async () => {
  const { visitor, storefront } = openStorefront('/transfers');
  await heading('Book your transfer');
  await visitor.selectOptions(await currency(), 'MXN');
  await screen.findByText('Ahora en español');
  expect(notice()).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Book your transfer' })).toBeNull());
  await visitor.click(await button('Back to English'));
  await heading('Book your transfer');
  expect(await currency()).toHaveProperty('value', 'mxn');
  expect(storefront.state.session.state.language).toBe('en');
  expect(notice()).toBeNull();
});

it('shows no notice if the language does not change', async () => {
  const { visitor, storefront } = openStorefront('/transfers');
  storefront.state.session.setPageChoices({ language: 'en' });
  await heading('Book your transfer');
  await visitor.selectOptions(await currency(), 'MXN');
  await waitFor(async () => expect(await currency()).toHaveProperty('value', 'mxn'));
  expect(notice()).toBeNull();
});

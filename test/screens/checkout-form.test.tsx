import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { bookButton, fillIn, openCart, readyToBook, simCard } from './checkout-steps.ts';
import { heldAnswers } from './held-answers.ts';
import { button, heading } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const pay = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('what is missing is shown at its field and in a list of links', async () => {
  const { visitor } = await openCart();
  await pay('Pay at arrival');
  fillIn('Last name', 'Lovelace');
  await visitor.click(bookButton());
  const list = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your first name.',
    'Enter your email address.',
    'Enter your phone number.',
    'Please accept the terms, conditions and policies.',
  ]);
  await visitor.click(within(list).getByRole('link', { name: 'Enter your email address.' }));
  await waitFor(() => expect(document.activeElement).toBe(input('Email')));
  fillIn('Email', 'ada@');
  await waitFor(() => expect(descriptionOf(input('Email'))).toContain('Invalid email address'));
  fillIn('Email', 'ada@example.com');
  await waitFor(() => expect(input('Email').getAttribute('aria-invalid')).toBeNull());
});

test('each field tells browsers what to fill in', async () => {
  await openCart();
  const hints = (label: string) =>
    ['autocomplete', 'name', 'inputmode'].map((name) => input(label).getAttribute(name));
  expect(hints('First name')).toEqual(['given-name', 'firstName', null]);
  expect(hints('Last name')).toEqual(['family-name', 'lastName', null]);
  expect(hints('Email')).toEqual(['email', 'email', 'email']);
  expect(hints('Phone')).toEqual(['tel', 'phone', 'tel']);
});

test('a number is sent in international form', async () => {
  const { visitor, orders } = await readyToBook();
  fillIn('Phone', '(305) 555-0100');
  await button(/^Country: United States/);
  await visitor.click(bookButton());
  await heading('Thank you for your reservation!');
  expect(orders()[0]).toMatchObject({ customer: { phone: '+13055550100' } });
});

describe('what the visitor pays and accepts', () => {
  it('is explained if the charge is in another currency', async () => {
    const { visitor } = await openCart();
    await visitor.selectOptions(await field('Currency'), 'eur');
    await screen.findAllByText('$17.00 EUR');
    await pay('Credit or debit card');
    await screen.findByText(/You will be charged \$18\.48 USD/);
    expect(bookButton().textContent).toBe('Pay and book $18.48 USD');
    await visitor.click(await button('Currency conversion'));
    const conversion = await screen.findByRole('dialog', { name: 'Currency conversion' });
    expect(conversion.textContent).toContain('Your $17.00 EUR will be charged as $18.48 USD');
    await visitor.click(within(conversion).getByRole('button', { name: 'Close' }));

    await pay('Pay at arrival');
    await waitFor(() => expect(screen.queryByText(/You will be charged/)).toBeNull());
    expect(bookButton().textContent).toBe('Book now');
    await screen.findByText('You pay $17.00 EUR when your service starts.');
  });

  it('depends on the method: what happens next, and the amount on the button', async () => {
    await openCart();
    await screen.findByRole('radio', { name: 'Pay at arrival' });
    expect(bookButton().textContent).toBe('Book now');
    await pay('Pay at arrival');
    await waitFor(() => {
      const atArrival = screen.getByRole('radio', { name: 'Pay at arrival' });
      const next = document.getElementById(atArrival.getAttribute('aria-describedby') ?? '');
      expect(next?.textContent).toContain('Nothing to pay now.');
    });
    expect(bookButton().textContent).toBe('Book now');
    await screen.findByText('You pay $18.00 USD when your service starts.');
    await pay('Credit or debit card');
    await waitFor(() => expect(screen.queryByText(/Nothing to pay now/)).toBeNull());
    expect(bookButton().textContent).toBe('Pay and book $18.00 USD');
  });

  it('begins with a country, before the list of countries is loaded', async () => {
    await openCart();
    const phone = await field('Phone');
    expect(phone.parentElement?.textContent).toBe('US+1');
  });

  it('can be read', async () => {
    const { visitor } = await openCart();
    await screen.findByRole('radio', { name: 'Pay at arrival' });
    await visitor.click(await button('Read the policies'));
    const policies = await screen.findByRole('dialog', { name: 'Terms, conditions and policies' });
    const headings = await within(policies).findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toContain('General terms and conditions');
  });

  it('stays selected while the totals are recalculated', async () => {
    const totals = heldAnswers('/cart/summary');
    const { visitor } = await openCart([simCard()], { answers: totals.answers });
    await pay('Pay at arrival');
    totals.hold();
    await visitor.selectOptions(await field('Currency'), 'eur');
    await totals.arrived(1);
    const atArrival = screen.getByRole<HTMLInputElement>('radio', { name: 'Pay at arrival' });
    expect(bookButton().getAttribute('aria-disabled')).toBe('true');
    expect(atArrival.checked).toBe(true);
    totals.held[0]?.pass();
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    expect(atArrival.checked).toBe(true);
  });
});

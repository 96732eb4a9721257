import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MutableCart } from '../../src/schema/cart.ts';
import type { RecordedRequest, Overrides } from './record-requests.ts';
import { openStorefront, type Opening } from './open-storefront.tsx';

export const failureText =
  'We could not process your reservation, we regret the inconvenience, please contact us:';

type ExtraLine = MutableCart['extras'][number];

const extra = (extraSelected: ExtraLine['line']['extraSelected'], units: number): ExtraLine => ({
  id: `line-${extraSelected.id}`,
  line: { extraSelected, adults: 0, kids: 0, units },
});

/** At $18.00 USD each. */
export const simCard = (units = 1) =>
  extra({ id: 101, name: 'Local SIM card with 10 GB of data', price_type: 'unit' }, units);
/** At $8.00 USD each. */
export const childSeat = (units = 1) =>
  extra({ id: 103, name: 'Child seat (1 to 4 years)', price_type: 'unit' }, units);

/** The cart with these extras, once its total is known. */
export async function openCart(extras: ExtraLine[] = [simCard()], opening: Opening = {}) {
  const opened = openStorefront('/cart/checkout', opening);
  opened.storefront.state.cart.setLines({ extras });
  await screen.findByRole('heading', { name: 'Your cart' });
  return opened;
}

/** The cart with a completed form, to be paid at arrival. */
export async function readyToBook(extras?: ExtraLine[], opening?: Opening) {
  const opened = await openCart(extras, opening);
  await fillForm();
  return { ...opened, orders: () => ordersOf(opened.requests) };
}

/** Completes the form, to be paid at arrival. */
export async function fillForm() {
  fillIn('First name', 'Ada');
  fillIn('Last name', 'Lovelace');
  fillIn('Email', 'ada@example.com');
  fillIn('Phone', '+1 305 555 0100');
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at arrival' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
}

export function fillIn(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(new RegExp(`^${label}\\*?$`)), { target: { value } });
}

export function bookButton(): HTMLElement {
  return screen.getByRole('button', { name: /^(Book now|Pay and book)/ });
}

export function ordersOf(requests: readonly RecordedRequest[]): RecordedRequest['body'][] {
  return requests.filter(({ path }) => path === '/cart/checkout').map(({ body }) => body);
}

/** A row of the summary by its label. */
export function amount(label: string): string | null | undefined {
  return screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
}

export const repeatDialog = () => screen.findByRole('dialog', { name: 'Send the booking again?' });

export async function answerRepeat(name: 'Cancel' | 'Yes, send it again') {
  fireEvent.click(within(await repeatDialog()).getByRole('button', { name }));
}

/** Answers orders in turn; once no answer is left, the provider itself answers. */
export function answering(...answers: ((requests: RecordedRequest) => unknown)[]): Overrides {
  return { '/cart/checkout': (requests) => answers.shift()?.(requests) };
}

export const lost = () => {
  throw new TypeError('Failed to fetch');
};
export const status =
  (code: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status: code });

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nextWeekday } from '../e2e/support/dates.ts';
import { transferPlace } from '../../src/trip/transfer-line.ts';
import { aHotel, aTransferLine } from '../fixtures/transfer.ts';
import { day, price, provider } from './info-steps.ts';
import { button, openStorefront, type OpenStorefront } from './open-storefront.tsx';
import { chooseTime, fill, people, pickup, rate } from './quote-steps.ts';

const reason = 'Your booking is being sent and cannot be changed now.';
const save = () => button('Save changes');
const isOpen = (control: HTMLElement, expected: boolean) =>
  waitFor(() => expect(control.getAttribute('aria-disabled')).toBe(expected ? null : 'true'));
const saveIsOpen = async (expected: boolean) => isOpen(await save(), expected);

/** Another element of the page sends an order with this line, or has received its answer. */
const send = ({ storefront }: OpenStorefront, line: string) =>
  storefront.state.checkout.setSubmission({ status: 'sending', lockedLineIds: [line] });
const settle = ({ storefront }: OpenStorefront) =>
  storefront.state.checkout.setSubmission({ status: 'idle' });

/** Opens the form of a transfer in the cart. */
async function editTransfer() {
  const opened = openStorefront('/cart/checkout', {
    answers: {
      ...provider,
      '/transfers/prices': () => [{ ...price, ref: 'sedan-1' }],
      '/cart/summary': () => Response.json({}, { status: 503 }),
    },
  });
  const hotel = aHotel({ ref: 'quinta-luna', title: 'Quinta Luna Hotel' });
  opened.storefront.state.cart.addTransfer(
    'transfer',
    aTransferLine({
      dropoffPlace: transferPlace(hotel),
      serviceDatetime: `${day} 15:00:00`,
      serviceFlightDatetime: `${day} 14:00:00`,
    }),
  );
  fireEvent.click(await button('Edit'));
  await screen.findByLabelText('Airline');
  return opened;
}

it('a transfer that is being ordered cannot be saved, neither from its form nor from an open dialog', async () => {
  const opened = await editTransfer();
  const { cart } = opened.storefront.state;
  const before = JSON.stringify(cart.state.transfers);
  fireEvent.change(screen.getByLabelText('Airline'), { target: { value: 'Another' } });
  await saveIsOpen(true);

  send(opened, 'another');
  await saveIsOpen(true);
  send(opened, 'transfer');
  await saveIsOpen(false);
  fireEvent.click(await save());
  await screen.findByText(reason);
  expect(screen.queryByRole('dialog')).toBeNull();

  settle(opened);
  await saveIsOpen(true);
  const saveInForm = await save();
  fireEvent.click(saveInForm);
  const question = within(await screen.findByRole('dialog'));
  send(opened, 'transfer');
  await isOpen(saveInForm, false);
  fireEvent.click(question.getByRole('button', { name: 'Save changes' }));
  await question.findByText(reason);
  expect(JSON.stringify(cart.state.transfers)).toBe(before);
  settle(opened);
  await isOpen(saveInForm, true);
  fireEvent.click(question.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(cart.state.transfers[0]?.line.serviceAirline).toBe('Another'));
});

it('the button that saves a transfer keeps the focus for its reason, even if a field is empty', async () => {
  const opened = await editTransfer();
  fireEvent.change(screen.getByLabelText('Airline'), { target: { value: '' } });
  send(opened, 'transfer');
  await saveIsOpen(false);
  await opened.visitor.click(await save());
  await screen.findByText(reason);
  expect(document.activeElement).toBe(await save());
});

it('a tour that is being ordered cannot be saved', { tags: 'long' }, async () => {
  const opened = openStorefront('/activities/evenings/dinner-show');
  const { visitor, storefront } = opened;
  await rate(visitor, 'Gold seats');
  await fill(visitor, 'Date', nextWeekday('saturday'));
  await chooseTime(visitor, '19:00');
  await pickup(visitor, 'casa co', 'Casa Copal');
  await waitFor(async () => expect((await button('Add to cart')).getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(await button('Add to cart'));
  await waitFor(() => expect(storefront.state.cart.state.tours).toHaveLength(1));
  const id = storefront.state.cart.state.tours[0]?.id ?? '';
  const adults = () => storefront.state.cart.state.tours[0]?.line.adults;
  storefront.navigate('/cart/checkout', 'api');
  fireEvent.click(await button('Edit'));
  await people(visitor, { Adults: 2 });
  await saveIsOpen(true);

  send(opened, id);
  await saveIsOpen(false);
  fireEvent.click(await save());
  fireEvent.submit((await save()).closest('form') as HTMLFormElement);
  await screen.findByText(reason);
  expect(adults()).toBe(1);

  settle(opened);
  await saveIsOpen(true);
  fireEvent.click(await save());
  await waitFor(() => expect(adults()).toBe(2));
});

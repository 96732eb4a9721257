import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itWithVariants } from '../support/variants.ts';
import {
  answering,
  answerRepeat,
  bookButton,
  childSeat,
  failureText,
  fillIn,
  lost,
  readyToBook,
  repeatDialog,
  simCard,
  status,
} from './checkout-steps.ts';
import { heldAnswers } from './held-answers.ts';
import { button, heading } from './open-storefront.tsx';
import { aTour, arrive, tripText } from './trip-link-steps.ts';

const thanks = () => heading('Thank you for your reservation!');
const doubt = () => screen.findByText(/may have gone through/);
const noDoubt = () => waitFor(() => expect(screen.queryByText(/may have gone through/)).toBeNull());

describe('an order without a clear answer', () => {
  const unclear: [string, () => Response | Promise<Response>][] = [
    ['a lost connection', lost],
    ['an answer that is no JSON', () => new Response('<h1>Gateway</h1>')],
    ['a fault of the server', status(500)],
    ['a gateway’s answer, in JSON', status(504, { message: 'Endpoint request timed out' })],
  ];
  itWithVariants(unclear, 'after %s may be booked, and is sent again only on request', async ([, answer]) => {
    const { visitor, orders, received } = await readyToBook([simCard()], { answers: answering(answer) });
    await visitor.click(bookButton());
    await doubt();
    await screen.findByText(failureText);
    const errors = () => received.filter(({ name }) => name === 'booking-error');
    await waitFor(() => expect(errors()).toMatchObject([{ detail: { code: 'checkout-unknown' } }]));

    await visitor.click(bookButton());
    await answerRepeat('Cancel');
    expect(orders()).toHaveLength(1);
    await visitor.click(await button('Try again'));
    await answerRepeat('Yes, send it again');
    await thanks();
    expect(orders()).toHaveLength(2);
    expect(orders()[1]).toEqual(orders()[0]);
  });

  const changes: [string, () => Promise<void> | void][] = [
    [
      'a line deleted',
      async () => {
        fireEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);
        fireEvent.click(await button('Yes, delete it!'));
      },
    ],
    ['another customer', () => fillIn('Email', 'grace@example.com')],
    ['another way to pay', () => void fireEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }))],
    [
      'another currency',
      async () => {
        fireEvent.change(await screen.findByLabelText('Currency'), { target: { value: 'eur' } });
        await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
        fireEvent.click(await screen.findByRole('radio', { name: 'Pay at arrival' }));
      },
    ],
    [
      'a coupon',
      async () => {
        fireEvent.change(screen.getByLabelText('Coupon'), { target: { value: 'WELCOME10' } });
        fireEvent.click(await button('Apply'));
        await screen.findByText('Applied');
      },
    ],
  ];
  itWithVariants(changes, 'stays in doubt with %s: that is another order', async ([, change]) => {
    const answers = answering(lost);
    const { visitor, orders } = await readyToBook([simCard(), childSeat()], { answers });
    await visitor.click(bookButton());
    await doubt();
    await change();
    await screen.findByText(/Your cart is different now/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    await visitor.click(bookButton());
    expect((await repeatDialog()).textContent).toContain('This is a different one');
    expect(orders()).toHaveLength(1);
    await answerRepeat('Yes, send it again');
    await thanks();
    expect(orders()[1]?.['attemptId']).not.toBe(orders()[0]?.['attemptId']);
  });

  it('stays in doubt on an empty cart and for the next one, until the visitor has checked', async () => {
    const { visitor, orders, storefront } = await readyToBook([simCard()], { answers: answering(lost) });
    await visitor.click(bookButton());
    await doubt();
    storefront.clearCart();
    await heading('Your cart is empty!');
    await doubt();
    storefront.state.cart.setLines({ extras: [childSeat()] });
    await heading('Your cart');
    // Whoever comes back reads of it before the lines of the cart.
    const line = (await screen.findByRole('list')).compareDocumentPosition(await doubt());
    expect(line).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await visitor.click(await button('I have checked: it was not booked'));
    await noDoubt();
    fireEvent.click(await screen.findByRole('radio', { name: 'Pay at arrival' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await visitor.click(bookButton());
    await thanks();
    expect(orders()).toHaveLength(2);
  });

  it('is warned of while the cart is checked before its repeat', { tags: 'long' }, async () => {
    const extras = heldAnswers('/extras');
    const answers = { ...answering(lost), ...extras.answers };
    const { visitor, orders } = await readyToBook([simCard()], { answers });
    await visitor.click(bookButton());
    await doubt();
    extras.hold();
    await visitor.click(await button('Try again'));
    await waitFor(() => expect(extras.held.length).toBeGreaterThan(0));
    await doubt();
    expect((await button('Try again')).getAttribute('aria-disabled')).toBe('true');
    expect((await button('I have checked: it was not booked')).getAttribute('aria-disabled')).toBe('true');
    extras.held.forEach(({ pass }) => pass());
    await answerRepeat('Cancel');
    await doubt();
    expect(orders()).toHaveLength(1);
  });

  it(
    'is the same order when a trip link with the same services takes its place',
    { tags: 'long' },
    async () => {
      // As the provider sells it now, the tour has other names and more facts.
      const tours = [aTour()];
      const summary = () => ({
        tours: [{ total: 300, discount: 0 }],
        summary: { total: 300, paymentMethods: [{ id: 7, type: 'atArrival', title: 'At arrival' }] },
      });
      const answers = { '/cart/summary': summary, ...answering(lost) };
      const opened = await readyToBook([simCard()], { answers });
      const { visitor, orders, storefront } = opened;
      act(() => storefront.state.cart.setLines({ extras: [], tours }));
      await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
      await visitor.click(bookButton());
      await doubt();
      arrive(opened, await tripText({ tours }));
      const question = await screen.findByRole('dialog', { name: 'Replace your cart, or add to it?' });
      fireEvent.click(within(question).getByRole('button', { name: 'Replace' }));
      await waitFor(() => expect(storefront.state.cart.state.tours[0]?.id).not.toBe('tour-1'));
      await screen.findByText(/We couldn't confirm your booking/);
      fireEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
      await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
      await visitor.click(bookButton());
      expect((await repeatDialog()).textContent).toContain('You have already sent this booking');
      await answerRepeat('Yes, send it again');
      await waitFor(() => expect(orders()).toHaveLength(2));
      expect(orders()[1]?.['attemptId']).toBe(orders()[0]?.['attemptId']);
    },
  );

  it('is not settled when its repeat is refused', { tags: 'long' }, async () => {
    const answers = answering(lost, status(422, { message: 'This day is full.' }), status(409));
    const { visitor, orders } = await readyToBook([simCard()], { answers });
    await visitor.click(bookButton());
    await doubt();
    await visitor.click(bookButton());
    await answerRepeat('Yes, send it again');
    await screen.findByText('This day is full.');
    await doubt();
    expect(screen.queryByText(/Nothing was booked/)).toBeNull();

    await visitor.click(bookButton());
    await answerRepeat('Yes, send it again');
    await screen.findByText('The price has changed');
    await doubt();
    expect(screen.queryByText(/Nothing was booked/)).toBeNull();
    await visitor.click(await button('Accept the new total $18.00 USD'));
    await visitor.click(bookButton());
    await repeatDialog();
    expect(orders()).toHaveLength(3);
    expect(new Set(orders().map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  it('is not settled when another order is refused', { tags: 'long' }, async () => {
    const answers = answering(lost, status(422, { message: 'This day is full.' }));
    const { visitor } = await readyToBook([simCard()], { answers });
    await visitor.click(bookButton());
    await doubt();
    fillIn('Email', 'grace@example.com');
    await visitor.click(bookButton());
    await answerRepeat('Yes, send it again');
    await screen.findByText('This day is full.');
    await screen.findByText(/Your cart is different now/);
    await visitor.click(bookButton());
    expect((await repeatDialog()).textContent).toContain('This is a different one');
  });
});

describe('a refusal', () => {
  it('is shown with contact details, and the button works again', async () => {
    const answers = answering(status(500, { message: 'Database locked' }));
    const { visitor, orders } = await readyToBook([simCard()], { answers });
    await visitor.click(bookButton());
    const alert = (await screen.findByText(failureText)).closest<HTMLElement>('[role=alert]');
    expect(
      within(alert as HTMLElement)
        .getByText('hola@costaclara.example')
        .closest('a')?.href,
    ).toBe('mailto:hola@costaclara.example');
    expect(screen.queryByText(/Database locked|may have gone through/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada');
    await visitor.click(bookButton());
    await thanks();
    expect(orders()[1]).toEqual(orders()[0]);
  });

  it('after a server failure, requires confirmation before a changed order, until the visitor has checked', async () => {
    const answers = answering(status(500, { message: 'Database locked' }), status(409));
    const { visitor, orders } = await readyToBook([simCard()], { answers });
    await visitor.click(bookButton());
    await screen.findByText(failureText);
    await visitor.click(bookButton());
    await screen.findByText('The price has changed');
    expect(screen.queryByText(/Nothing was booked/)).toBeNull();
    await visitor.click(await button('Accept the new total $18.00 USD'));

    fillIn('Email', 'grace@example.com');
    await screen.findByText(/Your cart is different now/);
    await visitor.click(bookButton());
    expect((await repeatDialog()).textContent).toContain('This is a different one');
    await answerRepeat('Cancel');
    expect(orders()).toHaveLength(2);
    await visitor.click(await button('I have checked: it was not booked'));
    await noDoubt();
    await visitor.click(bookButton());
    await thanks();
    expect(orders()[2]?.['attemptId']).not.toBe(orders()[0]?.['attemptId']);
  });

  it('is shown in the provider’s own words, as text', async () => {
    const message = 'This service needs <b>12 hours</b> notice.';
    const { visitor } = await readyToBook([simCard()], { answers: answering(status(400, { message })) });
    await visitor.click(bookButton());
    await screen.findByText(message);
  });
});

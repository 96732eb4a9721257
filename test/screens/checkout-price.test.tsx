import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { refetchCartSummaries } from '../../src/api/cart-requests.ts';
import {
  amount,
  answering,
  bookButton,
  fillIn,
  openCart,
  readyToBook,
  simCard,
  status,
} from './checkout-steps.ts';
import { button, heading } from './open-storefront.tsx';

interface Summary {
  extras: { total: number; discount: number }[];
  summary: Record<string, unknown>;
}

const methods = [
  { id: 7, type: 'atArrival', title: 'Pay at arrival' },
  { id: 'card', type: 'payment-gateway-card', title: 'Card' },
];

/** A provider whose totals the test sets. */
function priced(total: () => number, amounts: Record<string, unknown> = {}) {
  return {
    '/cart/summary': (): Summary => ({
      extras: [{ total: total(), discount: 0 }],
      summary: { total: total(), paymentMethods: methods, ...amounts },
    }),
  };
}

const pay = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('a changed price is booked only after the new one was shown and accepted', async () => {
  let total = 18;
  let showTotals: () => void = () => undefined;
  let totals = Promise.resolve();
  const summaries = priced(() => total);
  const answers = {
    '/cart/summary': async () => {
      await totals;
      return summaries['/cart/summary']();
    },
    ...answering(() => {
      total = 99;
      totals = new Promise((resolve) => (showTotals = resolve));
      return Response.json({ message: 'The price changed' }, { status: 409 });
    }, status(422)),
  };
  const { visitor, orders } = await readyToBook([simCard()], { answers });
  await visitor.click(bookButton());
  await screen.findByText('The price has changed');
  expect(screen.getByText('Nothing was booked.')).toBeTruthy();

  // Until the new total has arrived, neither the button nor Enter has an effect.
  await visitor.dblClick(bookButton());
  await visitor.type(screen.getByLabelText(/^First name/), '{Enter}');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  showTotals();
  await screen.findByText(/^Before: \$18.00 USD\. Now:/);
  const accept = await button('Accept the new total $99.00 USD');
  await visitor.click(bookButton());
  await screen.findByText('Please accept the new total first.');
  expect(orders()).toHaveLength(1);

  // If the total changes again before the booking, it must be accepted again.
  await visitor.click(accept);
  await waitFor(() => expect(document.activeElement).toBe(bookButton()));
  expect(screen.queryByText('The price has changed')).toBeNull();
  total = 120;
  totals = Promise.resolve();
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'es' } });
  fireEvent.click(await button('Aceptar el nuevo total de $120.00 USD'));
  await visitor.click(await button(/^Reservar ahora/));
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(orders().map((order) => order['total'])).toEqual([18, 120]);
});

test('a new price that was accepted is booked without another question', async () => {
  let total = 18;
  const { visitor, orders } = await readyToBook([simCard()], {
    answers: {
      ...priced(() => total),
      ...answering(() => {
        total = 23;
        return Response.json({ message: 'The price changed' }, { status: 409 });
      }, status(422)),
    },
  });
  await visitor.click(bookButton());
  await visitor.click(await button('Accept the new total $23.00 USD'));
  expect(screen.queryByText(/^The price was/)).toBeNull();
  await screen.findByText('You pay $23.00 USD when your service starts.');
  await visitor.click(bookButton());
  await waitFor(() => expect(orders().map((order) => order['total'])).toEqual([18, 23]));
});

test(
  'an accepted price is not in question while the same total is requested again',
  { tags: 'long' },
  async () => {
    let total = 18;
    let isHeld = false;
    let release: () => void = () => undefined;
    const summaries = priced(() => total);
    const { visitor, storefront } = await readyToBook([simCard()], {
      answers: {
        '/cart/summary': async () => {
          if (isHeld) await new Promise<void>((resolve) => (release = resolve));
          return summaries['/cart/summary']();
        },
        ...answering(() => {
          total = 23;
          return Response.json({ message: 'The price changed' }, { status: 409 });
        }),
      },
    });
    await visitor.click(bookButton());
    await visitor.click(await button('Accept the new total $23.00 USD'));

    isHeld = true;
    act(() => refetchCartSummaries(storefront.queryClient));
    await screen.findByText('Updating');
    expect(screen.queryByText('The price has changed')).toBeNull();
    isHeld = false;
    release();
    await screen.findByText('You pay $23.00 USD when your service starts.');
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText('The price has changed')).toBeNull();
  },
);

test(
  'a new coupon that leaves the total as it is, but for a rounding error, asks nothing',
  { tags: 'long' },
  async () => {
    const summaries = priced(() => 18);
    const { visitor, orders } = await readyToBook([simCard()], {
      answers: {
        '/cart/summary': ({ body }) => {
          const answer = summaries['/cart/summary']();
          if (body['couponCode'] === 'WELCOME10') answer.summary['total'] = 18.000001;
          return answer;
        },
      },
    });
    fillIn('Coupon', 'WELCOME10');
    await visitor.click(bookButton());
    await waitFor(() => expect(orders()).toMatchObject([{ couponCode: 'WELCOME10', total: 18 }]));
  },
);

it.each([
  [
    'a deposit',
    { paymentToReserve: 192, paymentPending: 448 },
    ['$192.00 USD', '$448.00 USD'],
    '$192.00 USD',
  ],
  ['all of it now', { paymentToReserve: 640, paymentPending: 0 }, [undefined, undefined], '$640.00 USD'],
  ['all of it now, unsaid', {}, [undefined, undefined], '$640.00 USD'],
])(
  'is split into now and later where both are due, and by the method: %s',
  async (_, split, atOnce, charged) => {
    await openCart([simCard()], { answers: priced(() => 640, split) });
    const due = () => [amount('To pay now'), amount('To pay later')];
    await waitFor(() => expect([amount('Total'), ...due()]).toEqual(['$640.00 USD', ...atOnce]));
    // The bar names it as well where it is less than the total.
    expect(screen.queryAllByText('To pay now', { exact: false })).toHaveLength(atOnce[0] ? 2 : 0);
    pay('Pay at arrival');
    await screen.findByText('You pay $640.00 USD when your service starts.');
    expect(bookButton().textContent).toBe('Book now');
    expect(screen.getAllByText('Total')).toHaveLength(2);
    expect(due()).toEqual(['$0.00 USD', '$640.00 USD']);
    pay('Credit or debit card');
    await button(`Pay and book ${charged}`);
    // Only in the summary: in the bar the button says it, or what is part of it.
    expect(screen.getAllByText('Total')).toHaveLength(1);
    expect(due()).toEqual(atOnce);
  },
);

it('that failed to load leaves no heading without options', async () => {
  const { storefront } = await openCart([simCard()], { answers: { '/cart/summary': status(404) } });
  await screen.findByText('This could not be loaded');
  expect(screen.queryByText(/Payment method/)).toBeNull();
  storefront.clearCart();
  await heading('Your cart is empty!');
});

test('applying or removing a coupon recalculates the totals', async () => {
  const { visitor, requests } = await openCart();
  const summaries = () =>
    requests.filter(({ path }) => path === '/cart/summary').map(({ body }) => body['couponCode']);
  await waitFor(() => expect(amount('Total')).toBe('$18.00 USD'));
  for (let round = 1; round <= 2; round++) {
    const before = summaries().length;
    fireEvent.change(screen.getByLabelText('Coupon'), { target: { value: 'WELCOME10' } });
    await visitor.click(await button('Apply'));
    await waitFor(() => expect(amount('Total')).toBe('$16.20 USD'));
    await visitor.click(await button('Remove'));
    await waitFor(() => expect(amount('Total')).toBe('$18.00 USD'));
    await waitFor(() => expect(summaries().slice(before)).toEqual(['WELCOME10', '']));
  }
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bookButton, fillForm, ordersOf } from './checkout-steps.ts';
import { heldAnswers } from './held-answers.ts';
import { comeBack, lineWithText, openMovedCart, reef, silence } from './moved-cart.ts';
import { button, heading, type Opening } from './open-storefront.tsx';

const booked = () => heading('Thank you for your reservation!');

/** A tour in the cart, checked once, with a completed form. */
async function readyToBook(opening: Opening = {}) {
  const opened = openMovedCart({ tours: [reef()] }, opening);
  await opened.enter();
  await fillForm();
  const rounds = () => opened.requestCount(/^\/tours\/203\/availability/);
  await waitFor(() => expect(rounds()).toBe(1));
  await waitFor(() => expect(opened.storefront.queryClient.isFetching()).toBe(0));
  return { ...opened, rounds, orders: () => ordersOf(opened.requests) };
}

describe('before an order is sent', () => {
  it('the cart is checked once more, and ordered if the check finds no issue', async () => {
    const { visitor, orders, rounds } = await readyToBook();
    await visitor.click(bookButton());
    await booked();
    expect(rounds()).toBe(2);
    expect(orders()).toHaveLength(1);
  });

  it('a found issue comes first: nothing is ordered, the line is focused, and the button names it', async () => {
    const { visitor, move, orders } = await readyToBook();
    await move('time-gone=203:0900');
    await visitor.click(bookButton());
    const sentence = await screen.findByText(/^09:00 is no longer available/);
    await waitFor(() => expect(document.activeElement).toBe(sentence.closest('[role=alert]')));
    expect(orders()).toEqual([]);

    // The button leads there as well.
    await waitFor(() => expect(bookButton().getAttribute('aria-busy')).toBeNull());
    const link = () => screen.getByRole('button', { name: 'See what to resolve' });
    for (const control of [() => bookButton(), link]) {
      control().focus();
      await visitor.click(control());
      await waitFor(() => expect(document.activeElement).toBe(sentence.closest('[role=alert]')));
    }
    expect(orders()).toEqual([]);

    await visitor.click(await button('Choose another time'));
    await visitor.click(await button('14:00'));
    await silence();
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    await visitor.click(bookButton());
    await booked();
    expect(orders()).toMatchObject([{ cart: { tours: [{ schedule: '14:00' }] } }]);
  });

  it('an accepted price is the one that is paid', { tags: 'long' }, async () => {
    const { visitor, move, orders } = await readyToBook();
    await move('prices=+50pc');
    await visitor.click(bookButton());
    await visitor.click(await button('Accept the new price'));
    await silence();
    await visitor.click(bookButton());
    await booked();
    expect(orders()).toMatchObject([{ total: 114 }]);
  });

  it('a total that has moved for another reason than a line has to be accepted', async () => {
    let total = 76;
    const methods = [{ id: 7, type: 'atArrival', title: 'Pay at arrival' }];
    const { visitor, orders } = await readyToBook({
      answers: {
        '/cart/summary': () => ({
          tours: [{ total: 76, discount: 0 }],
          summary: { total, paymentMethods: methods },
        }),
      },
    });
    total = 80;
    await visitor.click(bookButton());
    await screen.findByText('The price has changed');
    await button('Accept the new total $80.00 USD');
    expect(orders()).toEqual([]);
  });

  it('a failed round of checks does not prevent the order', { tags: 'long' }, async () => {
    let fails = false;
    const failing = () => (fails ? Response.json({}, { status: 500 }) : undefined);
    const { visitor, orders } = await readyToBook({
      answers: {
        '/tours/203/availability': failing,
        '/tours/puerto-morelos-reef': failing,
        '/cart/summary': failing,
      },
    });
    fails = true;
    comeBack();
    await visitor.click(bookButton());
    await booked();
    expect(orders()).toHaveLength(1);
  });
});

describe('a total that moves while nothing is ordered', () => {
  const methods = [{ id: 7, type: 'atArrival', title: 'Pay at arrival' }];
  const moving = () => {
    const answer = { total: 76, away: false };
    const summary = () =>
      answer.away
        ? Response.json({}, { status: 500 })
        : { tours: [{ total: 76, discount: 0 }], summary: { total: answer.total, paymentMethods: methods } };
    return { answer, answers: { '/cart/summary': summary } };
  };

  it('is shown on return, has to be accepted, and is dispatched', async () => {
    const { answer, answers } = moving();
    const { visitor, orders, cartChanges } = await readyToBook({ answers });
    answer.total = 80;
    comeBack();
    await screen.findByText('The price has changed');
    expect(cartChanges()).toMatchObject([{ reason: 'issue', total: 80 }]);
    await visitor.click(bookButton());
    expect(orders()).toEqual([]);
    await visitor.click(await button('Accept the new total $80.00 USD'));
    expect(screen.queryByText('The price has changed')).toBeNull();
    await visitor.click(bookButton());
    await waitFor(() => expect(orders()).toMatchObject([{ total: 80 }]));
  });

  it('is shown when the visitor returns to the cart', { tags: 'long' }, async () => {
    const { answer, answers } = moving();
    const { storefront } = await readyToBook({ answers });
    storefront.navigate('/', 'api');
    await heading('Airport Transportation');
    answer.total = 80;
    storefront.navigate('/cart/checkout', 'api');
    await screen.findByText('The price has changed');
  });

  it('is not shown for failed totals, or for a cart that has changed', async () => {
    const { answer, answers } = moving();
    const { storefront } = await readyToBook({ answers });
    answer.away = true;
    comeBack();
    await waitFor(() => expect(storefront.queryClient.isFetching()).toBe(0));
    answer.away = false;
    answer.total = 152;
    storefront.state.cart.setLines({ tours: [reef(), reef({ schedule: '14:00' }, 'again')] });
    await waitFor(() => expect(storefront.cartSnapshot().total).toBe(152));
    comeBack();
    await waitFor(() => expect(storefront.queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('The price has changed')).toBeNull();
  });
});

describe('a round of questions', () => {
  it('never overlaps with another round', async () => {
    const availability = heldAnswers('/tours/203/availability');
    const { rounds, storefront } = await readyToBook({ answers: availability.answers });
    availability.hold();
    comeBack();
    await waitFor(() => expect(rounds()).toBe(2));
    comeBack();
    comeBack();
    availability.held[0]?.pass();
    await waitFor(() => expect(storefront.queryClient.isFetching()).toBe(0));
    expect(rounds()).toBe(2);
    comeBack();
    await waitFor(() => expect(rounds()).toBe(3));
  });

  it('waits for two seconds after a key in a field', { tags: 'long' }, async () => {
    const { visitor, rounds, requests } = await readyToBook();
    const typed = performance.now();
    await visitor.type(screen.getByLabelText(/^Special requirements/), 'x');
    comeBack();
    await waitFor(() => expect(rounds()).toBe(2), { timeout: 4000 });
    const round = requests.findLast(({ path }) => path === '/tours/203/availability');
    expect((round?.at ?? 0) - typed).toBeGreaterThan(1900);
  });

  it('begins every five minutes', { tags: 'long' }, async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { rounds } = await readyToBook();
      vi.advanceTimersByTime(4 * 60_000);
      expect(rounds()).toBe(1);
      vi.advanceTimersByTime(60_000);
      await waitFor(() => expect(rounds()).toBe(2));
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with the cart', async () => {
    const { storefront, rounds } = await readyToBook();
    storefront.navigate('/', 'api');
    await heading('Airport Transportation');
    comeBack();
    await Promise.resolve();
    expect(rounds()).toBe(1);
  });

  it('that fails leaves its lines as they were', { tags: 'long' }, async () => {
    const { move, cartChanges, issues } = await readyToBook();
    await move('sold-out=203');
    comeBack();
    await lineWithText(/^No places are left/);
    expect(issues('reef')).toEqual([{ code: 'sold-out' }]);
    expect(cartChanges().map(({ reason }) => reason)).toEqual(['issue']);
    comeBack();
    await waitFor(() => expect(screen.queryByText(/^No places are left/)).not.toBeNull());
    expect(cartChanges()).toHaveLength(1);
  });
});

it('is translated into Spanish', { tags: 'long' }, async () => {
  const { move } = await readyToBook();
  await move('time-gone=203:0900');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'es' } });
  const line = await lineWithText(/^El horario de las 09:00 ya no está disponible el \d/);
  for (const name of ['Elegir otro horario', 'Elegir otro día', 'Quitar']) line.getByRole('button', { name });
  expect(within(document.body).queryByText(/no longer available/)).toBeNull();
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amount, childSeat, openCart, simCard } from './checkout-steps.ts';
import { failingPath, heldAnswers } from './held-answers.ts';
import { requestsTo, day, provider } from './info-steps.ts';
import { button, heading, newTab, openStorefront, type OpenStorefront } from './open-storefront.tsx';
import { aTransfer, arrive, lines, linesAre, tripText } from './trip-link-steps.ts';

const totalIs = (total: string) => waitFor(() => expect(amount('Total')).toBe(total));
const restored = ({ received }: OpenStorefront) =>
  received.filter(
    ({ name, detail }) =>
      name === 'booking-cart-change' && (detail as { reason: string }).reason === 'restore',
  );
const question = () => screen.findByRole('dialog', { name: 'Replace your cart, or add to it?' });

describe('a trip link in an empty cart', () => {
  it('opens the cart with its lines, as the provider sells them now', async () => {
    const opened = openStorefront('/', {
      answers: {
        ...provider,
        '/cart/summary': ({ body }) => ({
          transfers: (body['cart'] as { transfers: unknown[] }).transfers.map(() => ({
            total: 91,
            discount: 0,
          })),
          extras: [{ total: 18, discount: 0 }],
          summary: { total: 109, paymentMethods: [] },
        }),
      },
    });
    arrive(opened, await tripText({ transfers: [aTransfer()], extras: [simCard()] }));
    await heading('Your cart');
    await linesAre(/Van.*2 adults.*1 kid.*\$91\.00 USD/, /SIM card.*\$18\.00 USD/);
    await totalIs('$109.00 USD');
    expect(restored(opened)).toHaveLength(1);
    expect(opened.storefront.state.cart.state.transfers[0]?.line).toMatchObject({
      priceSelected: { ref: 'van' },
      serviceDatetime: `${day} 15:30:00`,
      serviceFlightNumber: 'AM 445',
      calculatedPickup: `${day} 15:30:00`,
    });
    expect(requestsTo(opened.requests, '/transfers/validate-pickuptime').length).toBeGreaterThan(0);
  });

  it('brings its language, currency, sales channel and coupon', async () => {
    const opened = openStorefront('/');
    const text = await tripText(
      { extras: [simCard()], couponCode: 'SUN10' },
      { language: 'es', currency: 'mxn', salesChannel: 'vestíbulo/1' },
    );
    arrive(opened, text);
    await heading('Su carrito');
    const { session, cart } = opened.storefront.state;
    expect(session.state).toMatchObject({ currency: 'mxn', attribution: { salesChannel: 'vestíbulo/1' } });
    expect(cart.state.couponOffer).toMatchObject({ code: 'SUN10' });
  });

  it('leaves the sales channel of the page alone, if it names one', async () => {
    const opened = openStorefront('/', { options: { salesChannel: 'own' } });
    opened.storefront.state.session.setSalesChannel('own');
    arrive(opened, await tripText(undefined, { salesChannel: 'theirs' }));
    await heading('Your cart');
    expect(opened.storefront.state.session.state.attribution.salesChannel).toBe('own');
  });

  it('sends no requests until it is read, and shows it if the provider is unavailable', async () => {
    let isAway = true;
    const opened = openStorefront('/', {
      answers: { '/extras': () => (isAway ? new Response('', { status: 500 }) : undefined) },
    });
    arrive(opened, await tripText());
    const dialog = await screen.findByRole('dialog', { name: 'The trip could not be loaded' });
    expect(opened.storefront.cartSnapshot().count).toBe(0);
    isAway = false;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await linesAre(/SIM card/);
  });

  it('requires confirmation before it replaces a line that was added in the meantime', async () => {
    const extras = heldAnswers('/extras');
    extras.hold();
    const opened = openStorefront('/', { answers: extras.answers });
    arrive(opened, await tripText());
    await waitFor(() => expect(extras.held.length).toBeGreaterThan(0));
    act(() => opened.storefront.state.cart.setLines({ extras: [childSeat()] }));
    extras.held.forEach(({ pass }) => pass());
    fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(opened.storefront.cartSnapshot().items).toMatchObject([{ ref: '103' }]);
  });

  it('requires confirmation also if such a line was added before a retry', async () => {
    const extras = failingPath('/extras');
    const opened = openStorefront('/', extras);
    arrive(opened, await tripText());
    const dialog = await screen.findByRole('dialog', { name: 'The trip could not be loaded' });
    act(() => opened.storefront.state.cart.setLines({ extras: [childSeat()] }));
    extras.mend();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    fireEvent.click(within(await question()).getByRole('button', { name: 'Replace' }));
    await linesAre(/SIM card/);
  });
});

describe('a trip link that meets a cart', () => {
  const opening = async () => {
    const opened = await openCart([childSeat(2)]);
    arrive(opened, await tripText({ extras: [simCard()] }, { language: 'es' }));
    return { opened, dialog: within(await question()) };
  };

  it('replaces the cart on request', async () => {
    const { dialog } = await opening();
    fireEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await linesAre(/SIM/);
    await heading('Su carrito');
  });

  it('is added to the cart on request, in the language and currency of the cart', async () => {
    const { opened, dialog } = await opening();
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await linesAre(/Child seat/, /SIM card/);
    await totalIs('$34.00 USD');
    expect(restored(opened)).toHaveLength(1);
  });

  it('changes nothing if the visitor cancels', async () => {
    const { opened, dialog } = await opening();
    const before = opened.requests.length;
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await linesAre(/Child seat/);
    expect(opened.requests).toHaveLength(before);
    expect(restored(opened)).toHaveLength(0);
  });

  it('asks in Spanish', async () => {
    const opened = openStorefront('/cart/checkout');
    opened.storefront.state.session.chooseLanguage('es');
    opened.storefront.state.cart.setLines({ extras: [childSeat(2)] });
    await heading('Su carrito');
    arrive(opened, await tripText());
    const name = '¿Reemplazar su carrito o añadir a él?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    for (const choice of ['Reemplazar', 'Añadir', 'Cancelar']) dialog.getByRole('button', { name: choice });
  });

  it('adds to the quantity of an extra that both have, and shows what exceeds its limit', async () => {
    const opened = await openCart([childSeat(7)]);
    arrive(opened, await tripText({ extras: [childSeat(5)] }));
    fireEvent.click(within(await question()).getByRole('button', { name: 'Add' }));
    await linesAre(/10 units/, /Child seat.*No more than 10 can be booked/);
  });

  it('has one line for all copies of an extra, and one for what is over its limit', async () => {
    const opened = openStorefront('/');
    const copies = Array.from({ length: 30 }, (_, copy) => ({ ...childSeat(1), id: `copy-${copy}` }));
    arrive(opened, await tripText({ extras: copies }));
    await linesAre(/10 units/, /Child seat.*No more than 10 can be booked/);
  });

  it('does not change an extra that is being ordered, and adds a separate line', async () => {
    const opened = await openCart([childSeat(2)]);
    opened.storefront.state.checkout.isLocked = (id) => id === childSeat(2).id;
    arrive(opened, await tripText({ extras: [childSeat(1)] }));
    fireEvent.click(within(await question()).getByRole('button', { name: 'Add' }));
    await linesAre(/Child seat.*2 units/, /Child seat.*1 unit/);
  });

  it('opens one dialog, even if it arrives again in the meantime', async () => {
    const { opened } = await opening();
    arrive(opened, opened.storefront.state.cart.state.pendingTripLink);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a trip link that cannot be read', () => {
  it.each(['1', '1.', '1.AAAA', '2.abc', '<img src=x onerror=alert(1)>', '1.q1YqSy0qzszPU7IC.x'])(
    '%j says so, and changes nothing',
    async (text) => {
      const opened = openStorefront('/');
      arrive(opened, text);
      const said = await screen.findByText('This link cannot be read.');
      expect(said.closest('[role=status]')).not.toBeNull();
      expect(opened.storefront.path).toBe('/');
      expect(opened.storefront.cartSnapshot().count).toBe(0);
      expect(opened.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
});

describe('an unavailable line', () => {
  const withoutPrices = { ...provider, '/transfers/prices': () => [] };

  it('stays in the cart with a reason, is never ordered, and survives a reload', async () => {
    const tab = newTab();
    const opened = openStorefront('/', { answers: withoutPrices, tab });
    arrive(opened, await tripText({ transfers: [aTransfer()], extras: [simCard()] }));
    await heading('Your cart');
    await linesAre(/SIM card/, /Cancún.*Quinta Luna.*This is no longer available\./);
    await totalIs('$18.00 USD');
    const summaries = requestsTo(opened.requests, '/cart/summary');
    for (const { body } of summaries) expect(body).toMatchObject({ cart: { transfers: [] } });

    cleanup();
    openStorefront('/cart/checkout', { answers: withoutPrices, tab });
    await linesAre(/SIM card/, /no longer available/);
  });

  it('leads to the search, which is filled in with the same trip', async () => {
    const opened = openStorefront('/', { answers: withoutPrices });
    arrive(opened, await tripText({ transfers: [aTransfer()] }));
    await heading('Your cart is empty!');
    fireEvent.click(await button('Choose again'));
    await waitFor(() => expect(opened.storefront.path).toMatch(/^\/transfers\/prices\?/));
    const query = new URLSearchParams(opened.storefront.path.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      from: 'cun',
      to: 'quinta-luna',
      adults: '2',
      kids: '1',
    });
    await waitFor(() => expect(opened.storefront.state.search.state.date).toBe(day));
    expect(opened.storefront.state.draft.state.service.flight.flightNumber).toBe('AM 445');
  });

  it('can be deleted, which can be undone', async () => {
    const opened = openStorefront('/', { answers: withoutPrices });
    arrive(opened, await tripText({ transfers: [aTransfer()] }));
    const { visitor } = opened;
    await visitor.click(await button('Delete'));
    await visitor.click(await button('Yes, delete it!'));
    await waitFor(() => expect(lines()).toEqual([]));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Your cart is empty!')));
    fireEvent.click(await button('Undo'));
    await linesAre(/no longer available/);
  });

  it('is removed once something was chosen in its place', async () => {
    const opened = openStorefront('/');
    const soldOut = simCard();
    soldOut.line.extraSelected.id = 999;
    arrive(opened, await tripText({ extras: [soldOut] }));
    fireEvent.click(await button('Choose again'));
    const card = within(await screen.findByRole('article', { name: /Child seat/ }));
    fireEvent.change(card.getByLabelText('Units'), { target: { value: '1' } });
    await waitFor(() => expect(opened.storefront.state.cart.state.unavailable).toEqual([]));
  });
});

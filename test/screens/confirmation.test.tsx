import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, inject, it, test } from 'vitest';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { bookSale, decideAt } from './sales.ts';

const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });
const amount = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const sectionOf = async (name: string) => (await heading(name)).parentElement?.textContent;

it('names the next service first, then the reference, the voucher and the money', async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  openStorefront(`/cart/success/${token}`);
  await heading('Thank you for your reservation!');
  await screen.findByText('We have sent the confirmation to ada@example.com.');
  expect(screen.getAllByRole('img', { name: 'Costa Clara Transfers' }).length).toBeGreaterThan(0);
  const next = await sectionOf('Your next service');
  expect(next).toContain(`${daysFromNow(12).shown} 15:30 hrs`);
  expect(next).toContain('Pickup at Cancún International Airport');
  expect(next).toContain(`Flight lands${daysFromNow(12).shown} 14:30 hrs`);
  const later = await sectionOf('Also in your booking');
  expect(later).toContain(`${daysFromNow(19).shown} 10:00 hrs`);
  expect(later).toContain('Pickup at Quinta Luna Hotel');
  expect(later).toContain(`Flight takes off${daysFromNow(19).shown} 16:05 hrs`);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Your next service',
    'Payment',
    'Questions? Call or write to us:',
    'Also in your booking',
  ]);
  await screen.findByRole('link', { name: '+52 998 555 0142' });

  await screen.findByText(/^CC-[A-Z\d]{6}$/);
  await screen.findByRole('img', { name: 'QR code of the voucher' });
  const voucher = `${inject('provider')}/interfaces/sales/${token}/voucher`;
  expect((await link('Voucher')).href).toBe(voucher);
  expect((await link('Voucher (Without prices)')).href).toBe(`${voucher}?hidePrices=1`);
  expect(await amount('Paid')).toBe('$0.00 USD');
  expect(await amount('Remaining')).toBe('$115.00 USD');
  await screen.findByText('Reserved. You pay $115.00 USD when your service starts.');
});

test.each([
  ['spei', /^Reserved\. Pay \$115\.00 USD by bank transfer, and quote CC-[A-Z\d]{6}\.$/],
  ['b2b', 'Reserved. You pay $115.00 USD as agreed with us.'],
])('%s is booked immediately, with instructions for the payment', async (paymentMethodId, words) => {
  const { token } = await bookSale({ paymentMethodId });
  openStorefront(`/cart/success/${token}`);
  await screen.findByText(words);
});

it('shows the remaining amount after a deposit; while nothing is paid, offers to pay', async () => {
  const sale = await bookSale({ paymentMethodId: 'mp', lines: 4 });
  const { storefront } = openStorefront(`/cart/success/${sale.token}`);
  expect((await link('Pay now')).href).toBe(sale.redirectUrl);
  storefront.navigate(await decideAt(sale, 'approve'), 'api');
  await waitFor(async () => expect(await amount('Paid')).toBe('$138.00 USD'));
  expect(storefront.path).toBe(`/cart/success/${sale.token}`);
  expect(await amount('Remaining')).toBe('$322.00 USD');
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
});

it("can be replaced by the host page's own voucher", async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  const { visitor, received } = openStorefront(`/cart/success/${token}`, { takesOver: ['booking-redirect'] });
  await visitor.click(await link('Voucher'));
  const url = `${inject('provider')}/interfaces/sales/${token}/voucher`;
  expect(received.filter(({ name }) => name === 'booking-redirect').map(({ detail }) => detail)).toEqual([
    { origin: inject('provider'), purpose: 'voucher', target: 'self', url },
  ]);
});

describe('a sale that cannot be loaded', () => {
  const failing = (token: string) => {
    const provider = { fails: true };
    const answer = () => (provider.fails ? Response.json({}, { status: 500 }) : undefined);
    return { provider, answers: { [`/sales/${token}`]: answer } };
  };

  it('is reported without any thanks, until a retry succeeds', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const { provider, answers } = failing(token);
    const { visitor, received, storefront } = openStorefront(`/cart/success/${token}`, { answers });
    storefront.state.session.addOwnSale(fingerprint(token));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This could not be loaded');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking');
    expect(screen.queryByText(/Thank you/)).toBeNull();
    const complete = () => received.filter(({ name }) => name === 'booking-complete').length;
    expect(complete()).toBe(0);
    provider.fails = false;
    await visitor.click(await button('Try again'));
    await heading('Thank you for your reservation!');
    await waitFor(() => expect(complete()).toBe(1));
  });

  it('has neither a voucher nor a claim that nothing was charged', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const { answers } = failing(token);
    const { storefront } = openStorefront(`/customer/sale/${token}/voucher`, { answers });
    await button('Intentar de nuevo');
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
    storefront.navigate(`/cart/cancel/${token}`, 'api');
    await button('Try again');
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });
});

describe('the voucher', () => {
  const sheet = async () => (await heading('Voucher de servicio')).closest('[lang=es]') as HTMLElement;

  it('is in Spanish in an English storefront', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    openStorefront(`/customer/sale/${token}/voucher`);
    await screen.findByText('Ada Lovelace');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getAllByRole('img', { name: 'Costa Clara Transfers' })).toHaveLength(1);
    const { textContent } = await sheet();
    expect(textContent).toContain(`${daysFromNow(12, 'es').shown} 15:30 hrs`);
    for (const words of [
      '$115.00 USD por ambos trayectos',
      'Pasajeros',
      '2 adultos',
      'Pagado',
      'Pendiente',
      '$115.00 USD',
    ])
      expect(textContent).toContain(words);
    expect((await sheet()).closest('[lang="es"]')).not.toBeNull();
  });

  it('shows four vehicles of the same round trip as one service each way, with one price', async () => {
    const { token } = await bookSale({ paymentMethodId: 7, lines: 4 });
    const { storefront } = openStorefront(`/customer/sale/${token}/voucher`);
    await screen.findByText('Ada Lovelace');
    const { textContent } = await sheet();
    for (const words of ['Llegada · 4 vehículos', 'Salida · 4 vehículos', '$460.00 USD por ambos trayectos'])
      expect(textContent.split(words), words).toHaveLength(2);
    storefront.navigate(`/cart/success/${token}`, 'api');
    await heading('Thank you for your reservation!');
    expect(screen.getAllByRole('heading', { name: /^Pickup at/ })).toHaveLength(2);
    expect(screen.getAllByText(/^(Arrival|Departure) · 4 vehicles$/)).toHaveLength(2);
    expect(screen.getAllByText('8 adults · 2 in each vehicle')).toHaveLength(2);
  });

  it('begins with the first service; the reference, the contact and the money come next, the rest last', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    openStorefront(`/customer/sale/${token}/voucher`);
    await screen.findByText('Ada Lovelace');
    const titles = within(await sheet())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Voucher de servicio',
      'Recogida en Cancún International Airport',
      '¿Preguntas? Llámenos o escríbanos:',
      'Pago',
      'También en su reserva',
      'Recogida en Quinta Luna Hotel',
    ]);
  });

  it('says on the arrival alone which sign to look for', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    openStorefront(`/customer/sale/${token}/voucher`);
    await screen.findByText('Ada Lovelace');
    const { textContent } = await sheet();
    expect(textContent.split('Busque el letrero')).toHaveLength(2);
    expect(textContent).toContain('15:30 hrsBusque el letreroAda Lovelace · Costa Clara TransfersDestino');
  });

  it('says when the flight lands only once', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    openStorefront(`/customer/sale/${token}/voucher`);
    await screen.findByText('Ada Lovelace');
    expect((await sheet()).textContent.match(/14:30/g)).toHaveLength(1);
  });

  it('stays on screen, without an error, if it cannot be refetched', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    let fails = false;
    const answers = { [`/sales/${token}`]: () => (fails ? new Response('{}', { status: 500 }) : undefined) };
    const { storefront } = openStorefront(`/customer/sale/${token}/voucher`, { answers });
    await screen.findByText('Ada Lovelace');
    fails = true;
    await act(() => storefront.queryClient.refetchQueries({ queryKey: ['sale', token] }));
    // Runs after the screen has been notified.
    await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));
    expect(storefront.queryClient.getQueryState(['sale', token])?.status).toBe('error');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await sheet()).textContent).toContain('Ada Lovelace');
  });

  it('contains no amounts if prices are hidden', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    openStorefront(`/customer/sale/${token}/voucher?hidePrices=1`);
    expect((await within(await sheet()).findAllByText('Quinta Luna Hotel')).length).toBeGreaterThan(0);
    expect((await sheet()).textContent).not.toContain('$');
    expect((await sheet()).textContent).not.toContain('Total');
  });
});

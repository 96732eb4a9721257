import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { decodeCart } from '../../src/storefront/trip-link-text.ts';
import { openCart, simCard } from './checkout-steps.ts';
import { openElement } from './open-element.tsx';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';
import { aTour, arrive, linesAre, tripText } from './trip-link-steps.ts';

const show = '/tours/dinner-show';

describe('a tour of a trip link', () => {
  it('keeps its rate, time, people and pickup', async () => {
    const opened = openStorefront('/');
    arrive(opened, await tripText({ tours: [aTour()] }));
    await heading('Your cart');
    await linesAre(/Dinner show.*Gold seats.*2 adults, 1 kid, 1 infant.*19:00.*Casa Copal.*\$374\.00 USD/);
    expect(opened.storefront.state.cart.state.tours).toMatchObject([
      {
        line: {
          ...{ tourDate: aTour().line.tourDate, schedule: '19:00', adults: 2, kids: 1, infants: 1 },
          tourRate: { id: 4031, price_adults: 119, tour: { id: 403 } },
          pickupLocation: { ref: 'casa-copal', title: 'Casa Copal Tulum' },
          tourTransportation: { id: 9 },
        },
        page: { category: 'evenings', tour: 'dinner-show' },
      },
    ]);
  });

  const gone: [what: string, answers: Record<string, () => unknown>, line: RegExp][] = [
    [
      'is not offered',
      { [show]: () => new Response('{}', { status: 404 }) },
      /Activity.*no longer available/,
    ],
    ['has no places', { '/tours/403/availability': () => [] }, /Dinner show.*No places are left/],
    [
      'is not picked up there',
      { '/tours/403/find-transportation': () => new Response('{}', { status: 404 }) },
      /Dinner show.*pickup is no longer possible/,
    ],
    ['gets an unreadable answer', { '/tours/403/availability': () => 'soon' }, /could not be checked/],
  ];
  it.each(gone)('that %s stands in the cart and says so', async (_, answers, line) => {
    const opened = openStorefront('/', { answers });
    arrive(opened, await tripText({ tours: [aTour()], extras: [simCard()] }));
    await linesAre(/SIM card/, line);
    expect(opened.storefront.cartSnapshot().count).toBe(1);
  });

  it('is chosen again on its page, where it is filled in as it was', { tags: 'long' }, async () => {
    let isFull = true;
    const opened = openStorefront('/', {
      answers: { '/tours/403/availability': () => (isFull ? [] : undefined) },
    });
    arrive(opened, await tripText({ tours: [aTour()] }));
    await linesAre(/No places are left/);
    isFull = false;
    fireEvent.click(await button('Choose again'));
    await waitFor(() => expect(opened.storefront.path).toBe('/activities/evenings/dinner-show'));
    expect(await screen.findByRole('radio', { name: 'Gold seats' })).toHaveProperty('checked', true);
    for (const [label, count] of [
      ['Adults', '2'],
      ['Kids', '1'],
      ['Infants', '1'],
    ] as const)
      expect((await field(label)).value).toBe(count);
    expect((await field('Date')).value).not.toBe('');
  });
});

test('a cart that is too large for a link shows a message', { tags: 'long' }, async () => {
  const sims = Array.from({ length: 31 }, (_, index) => ({ ...simCard(), id: `line-${index}` }));
  const opened = await openCart(sims, { options: { hostedUrl: 'https://book.example.com/' } });
  await opened.visitor.click(await button('Share or continue elsewhere'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share or continue elsewhere' }));
  await dialog.findByText(/too large for a link/);
  expect(dialog.queryByLabelText('Link')).toBeNull();
});

test('a widget that continues on the hosted page takes the cart along', async () => {
  const widget = openElement(
    'transfers-box',
    {
      ...{ airport: 'CUN', to: 'quinta-luna', 'open-mode': 'page' },
      'hosted-url': 'https://book.example.com/shop/',
    },
    { takesOver: ['booking-redirect'] },
  );
  widget.storefront.state.cart.setLines({ tours: [aTour()], extras: [simCard(2)] });
  await waitFor(async () => expect((await field('Destination')).value).toBe('Quinta Luna Hotel'));
  await widget.visitor.type(await field('Date'), `${aTour().line.tourDate}{Tab}`);
  await widget.visitor.click(await button('Search'));
  const left = await waitFor(() => {
    const { detail } = widget.received.find(({ name }) => name === 'booking-redirect') ?? {};
    return new URL((detail as { url: string }).url);
  });
  expect(left.pathname).toBe('/shop/transfers/prices');
  const text = left.hash.replace('#booking-trip=', '');
  expect(await decodeCart(text)).toMatchObject({ tours: [{ tour: 'dinner-show' }] });
  cleanup();
  const hosted = openStorefront('/transfers', { options: { routing: 'path' } });
  arrive(hosted, text);
  await waitFor(() => expect(hosted.storefront.cartSnapshot().count).toBe(2));
  expect(hosted.storefront.path).toBe('/transfers');
});

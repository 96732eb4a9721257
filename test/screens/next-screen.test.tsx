import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heading, button, openStorefront, type OpenStorefront } from './open-storefront.tsx';
import { addToCart, openInfo, fillFlight, price, provider } from './info-steps.ts';
import { simCard } from './checkout-steps.ts';
import { choosePlace, field } from './search-steps.ts';

let created: Element[] = [];

beforeEach(() => {
  created = [];
  const create = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', name);
    created.push(element);
    return element;
  });
  return () => create.mockRestore();
});

/** The heading of a screen that is drawn to its end, but not in the document. */
async function drawnAhead(name: string): Promise<Element> {
  const found = await waitFor(
    () => {
      const headings = created.filter(({ tagName, textContent }) => tagName === 'H1' && textContent === name);
      const drawn = headings.find((one) => (one.getRootNode() as Element).className === 'stage-content');
      expect(drawn, `a heading ${name}`).toBeDefined();
      return drawn as Element;
    },
    { timeout: 5000 },
  );
  expect(found.isConnected).toBe(false);
  expect(screen.queryByText(name)).toBeNull();
  return found;
}

const trip = new URLSearchParams({
  from: 'cun',
  to: 'quinta-luna',
  adults: '2',
  kids: '0',
  searchMode: 'A2H',
});
const asked = ({ asked: all }: OpenStorefront, path: string) => all.filter((one) => one.path === path);

test('the search is drawn while the home screen is shown', { tags: 'long' }, async () => {
  const { visitor } = openStorefront('/');
  const search = await drawnAhead('Book your transfer');
  await visitor.click(await screen.findByRole('link', { name: /^Transfers/ }));
  expect(await heading('Book your transfer')).toBe(search);
});

test('the prices are drawn once the search is complete, and requested when they are opened', async () => {
  const opened = openStorefront('/transfers?airport=CUN');
  await choosePlace(opened.visitor, 'Destination', 'quinta', 'Quinta Luna');
  const prices = await drawnAhead('Select an option');
  expect(asked(opened, '/transfers/prices')).toEqual([]);
  expect(opened.heard.filter(({ name }) => name === 'booking-route-change')).toHaveLength(1);
  await opened.visitor.click(await button('Search'));
  expect(await heading('Select an option')).toBe(prices);
  await screen.findAllByRole('article');
  expect(asked(opened, '/transfers/prices')).not.toEqual([]);
});

test('prices drawn for one search are those of the search that is sent', { tags: 'long' }, async () => {
  const opened = openStorefront('/transfers?airport=CUN');
  await choosePlace(opened.visitor, 'Destination', 'quinta', 'Quinta Luna');
  const prices = await drawnAhead('Select an option');
  await opened.visitor.clear(await field('Adults'));
  await opened.visitor.type(await field('Adults'), '3{Tab}');
  await opened.visitor.click(await button('Search'));
  expect(await heading('Select an option')).toBe(prices);
  await screen.findAllByRole('article');
  expect(new Set(asked(opened, '/transfers/prices').map(({ body }) => body['adults']))).toEqual(new Set([3]));
});

test(
  'the details are drawn while the choice of a trip is being prepared, for that trip',
  { tags: 'long' },
  async () => {
    const van = { ...price, ref: 'other', title: 'Other' };
    const answers = { ...provider, '/transfers/prices': () => [price, van] };
    const { visitor, storefront } = openStorefront(`/transfers/prices?${trip.toString()}`, { answers });
    storefront.state.draft.select({ priceRef: 'van', trip: 'oneway', from: 'cun', to: 'quinta-luna' });
    const details = await drawnAhead('Flight and pickup details');
    const [, second] = await screen.findAllByRole('button', { name: /^Round trip/ });
    await visitor.click(second as HTMLElement);
    expect(await heading('Flight and pickup details')).toBe(details);
    await screen.findByText('Other');
    await screen.findByRole('group', { name: /^Departure/ });
  },
);

test(
  'the extras are drawn once the transfer is in the cart, and requested when they are opened',
  { tags: 'long' },
  async () => {
    const opened = openInfo('A2H', 'oneway');
    await fillFlight(opened.visitor, 'Arrival Details');
    await addToCart(opened.visitor);
    const extras = await drawnAhead('Complement your transportation');
    expect(asked(opened, '/extras')).toEqual([]);
    await opened.visitor.click(await button('Continue to Cart'));
    expect(await heading('Complement your transportation')).toBe(extras);
  },
);

test(
  'the cart is drawn while extras are chosen, and its total is requested when it is opened',
  { tags: 'long' },
  async () => {
    const opened = openStorefront('/transfers/extras');
    opened.storefront.state.cart.setLines({ extras: [simCard()] });
    const cart = await drawnAhead('Your cart');
    expect(asked(opened, '/cart/summary')).toEqual([]);
    await opened.visitor.selectOptions(
      within(await screen.findByRole('article', { name: /Child seat/ })).getByLabelText('Units'),
      '2',
    );
    await opened.visitor.click(await button('Continue to cart'));
    expect(await heading('Your cart')).toBe(cart);
    await screen.findByText(/Child seat/);
    await screen.findAllByText('$34.00 USD');
  },
);

test(
  'texts that a route brings are in the fields of a search that was drawn without them',
  { tags: 'long' },
  async () => {
    const { storefront } = openStorefront('/');
    await drawnAhead('Book your transfer');
    storefront.navigate('/transfers?mode=A2H&destination=Quinta', 'api');
    await heading('Book your transfer');
    expect(await screen.findByDisplayValue('Quinta')).toBeDefined();
  },
);

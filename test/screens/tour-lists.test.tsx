import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsAnswer } from '../../demo/sandbox/data/settings.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { failingPath } from './held-answers.ts';
import { openElement } from './open-element.tsx';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { fill, rate } from './quote-steps.ts';
import { chooseAirport, choosePlace, field } from './search-steps.ts';

const cardsAre = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
const card = async (name: string | RegExp) => (await heading(name)).closest('article') as HTMLElement;
const NONE = 'There are no activities at the moment.';

describe('the home screen', () => {
  it('shows three tours of each category below the transfers, and leads to more', async () => {
    const { visitor, requests, storefront } = openStorefront('/');
    await heading('Airport Transportation');
    const section = (await heading('On the water')).closest('section') as HTMLElement;
    await waitFor(() => expect(within(section).getAllByRole('article')).toHaveLength(3));
    expect(within(section).getAllByRole('article')[0]?.textContent).toContain('From $69.00 USD');
    const lists = (name: string) =>
      new Set(requests.filter(({ path }) => path === '/tours').map(({ query }) => query.get(name)));
    await waitFor(() => expect(lists('category').size).toBe(4));
    expect(lists('limit')).toEqual(new Set(['3']));
    await visitor.click(within(section).getByRole('button', { name: 'More' }));
    await waitFor(() => expect(storefront.path).toBe('/activities/water'));
    const title = await screen.findByRole('heading', { name: 'On the water', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await cardsAre(5);
  });

  it('begins with the search', async () => {
    const { visitor, storefront } = openStorefront('/');
    await chooseAirport(visitor, 'Cancún International Airport');
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
    await visitor.click(await button('Search'));
    await heading('Select an option');
    expect(storefront.path).toMatch(/^\/transfers\/prices\?from=cun&to=quinta-luna&/);
  });

  it('of a company without transfers lists the categories alone', async () => {
    const settings = { ...settingsAnswer('en', 'https://company.example'), hasTransfers: false };
    const answers = { '/settings': () => settings };
    openStorefront('/', { answers });
    await heading('Day trips');
    await cardsAre(12);
    expect(screen.queryByText('Airport Transportation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });
});

describe('a category', () => {
  it('can be filtered by destination, which stays in the URL', async () => {
    const { visitor, storefront } = openStorefront('/activities/nature');
    const destination = await field('Destination');
    expect(
      within(destination)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All destinations', 'Playa del Carmen', 'Puerto Morelos', 'Tulum']);
    await visitor.selectOptions(destination, 'Tulum');
    await waitFor(() => expect(storefront.path).toBe('/activities/nature?destination=3'));
    await cardsAre(2);
    await visitor.selectOptions(await field('Destination'), 'All destinations');
    await cardsAre(4);
    expect(storefront.path).toBe('/activities/nature');
  });

  it('can be filtered by a link', async () => {
    openStorefront('/activities/nature?destination=3');
    await waitFor(async () => expect(await field('Destination')).toHaveProperty('value', '3'));
    await cardsAre(2);
  });

  it('with one destination has no filter', async () => {
    openStorefront('/activities/evenings');
    await cardsAre(4);
    expect(screen.queryByLabelText('Destination')).toBeNull();
  });

  it('shows place, duration and price of each tour, and the link to the cart', async () => {
    const { visitor, storefront } = openStorefront('/activities/tours');
    const ruins = await card(/Tulum ruins/);
    expect(ruins.textContent).toMatch(/Tulum.*6 hrs 30 min.*From \$65\.00 USD Taxes included/);
    expect((await card(/Calakmul/)).textContent).toContain('2 days 4 hrs');
    await visitor.click(within(ruins).getByRole('link'));
    await waitFor(() => expect(storefront.path).toBe('/activities/tours/tulum-ruins-and-lagoon'));
    await button('Add to cart');
    await visitor.click(await button('Back'));
    await card(/Tulum ruins/);
    await visitor.click(await button('Continue to cart'));
    await screen.findByText('Your cart is empty!');
  });

  it('shows where to look for a price that is not shown', async () => {
    openStorefront('/activities/water');
    expect((await card(/Parasailing/)).textContent).toContain('Price for your date');
  });

  it('without tours offers contact details', async () => {
    openStorefront('/activities/water', { answers: { '/tours': () => [] } });
    await screen.findByText(NONE);
    expect(screen.getAllByRole('link', { name: /@/ }).length).toBeGreaterThan(0);
  });

  it('that fails to load can be requested again', async () => {
    const tours = failingPath('/tours');
    const { visitor } = openStorefront('/activities/water', { answers: tours.answers });
    await screen.findByText('This could not be loaded');
    tours.mend();
    await visitor.click(await button('Try again'));
    await cardsAre(5);
  });
});

it('the list of categories leads to each of them', async () => {
  const { visitor, storefront } = openStorefront('/activities');
  await screen.findByRole('heading', { name: 'Activities', level: 1 });
  await visitor.click(await screen.findByRole('link', { name: 'Food and evenings' }));
  await waitFor(() => expect(storefront.path).toBe('/activities/evenings'));
});

it.each([
  ['/tours?sc=flyer', '/activities/tours?sc=flyer', 'Day trips'],
  ['/tours/coba-by-bicycle', '/activities/tours/coba-by-bicycle', 'Cobá by bicycle'],
])('the former address %s leads to %s', async (former, now, title) => {
  const { storefront } = openStorefront(former);
  await screen.findByRole('heading', { name: title, level: 1 });
  expect(storefront.path).toBe(now);
});

it('a list of tours stays if it cannot be refetched', async () => {
  const tours = failingPath('/tours');
  tours.mend();
  const { storefront, leave, comeBack } = openStorefront('/widgets/activities?category=nature&limit=2', {
    answers: tours.answers,
  });
  await cardsAre(2);
  leave();
  tours.break();
  await storefront.queryClient.refetchQueries({ queryKey: ['tours'], type: 'all' });
  comeBack();
  await cardsAre(2);
  expect(screen.queryByText('This could not be loaded')).toBeNull();
});

describe('<activities-list>', () => {
  it('follows its attributes', async () => {
    const { visitor, set } = openElement('activities-list', { category: 'water', limit: '4' });
    await cardsAre(4);
    set({ limit: null, destination: '4' });
    await cardsAre(2);
    expect(screen.queryByLabelText('Destination')).toBeNull();
    set({ limit: '1' });
    await cardsAre(1);
    expect(screen.getByRole('article').textContent).toContain('Isla Mujeres');
    set({ destination: '999' });
    await screen.findByText(NONE);
    set({ limit: null, destination: null, featured: '', category: null });
    await cardsAre(4);
    await visitor.selectOptions(await field('Destination'), 'Tulum');
    await cardsAre(1);
    set({ category: 'nowhere' });
    await screen.findByText(NONE);
  });

  it('refetches when the page calls refresh()', async () => {
    const { requests, methods } = openElement('activities-list', { category: 'water', limit: '4' });
    await cardsAre(4);
    const before = requests.length;
    methods['refresh']?.();
    await waitFor(() => expect(requests.slice(before).map(({ path }) => path)).toEqual(['/tours']));
  });
});

describe('<activity-quote>', () => {
  it('refetches when the page calls refresh()', async () => {
    const { requests, methods } = openElement('activity-quote', { activity: 'taco-walk' });
    await heading('Taco walk');
    const tours = () => requests.filter(({ path }) => path === '/tours/taco-walk').length;
    const before = tours();
    methods['refresh']?.();
    await waitFor(() => expect(tours()).toBe(before + 1));
  });

  it('refetches the days that it suggests in place of a sold-out one, too', async () => {
    const { visitor, requests, methods } = openElement('activity-quote', {
      activity: 'isla-mujeres-catamaran',
    });
    await rate(visitor, 'Standard');
    await fill(visitor, 'Date', daysFromNow(4).typed);
    await button(daysFromNow(3).shown);
    const before = requests.length;
    methods['refresh']?.();
    const dates = () => requests.slice(before).map(({ query }) => query.get('date'));
    await waitFor(() => expect(dates()).toContain(daysFromNow(3).typed));
  });

  it('without an activity shows what is missing', async () => {
    const { set } = openElement('activity-quote', { activity: 'taco-walk' });
    await heading('Taco walk');
    set({ activity: null });
    await screen.findByText('This activity cannot be shown');
  });
});

describe('for frames, the hosted page shows', () => {
  it('a list of tours', async () => {
    openStorefront('/widgets/activities?category=nature&limit=2');
    await cardsAre(2);
  });

  it('the quote box of a tour with its rate', async () => {
    openStorefront('/widgets/activities/dinner-show?rate=4032');
    const rates = within(await screen.findByRole('radiogroup', { name: 'Rate' }));
    expect(rates.getByRole('radio', { checked: true })).toHaveProperty('value', '4032');
    expect(await field('Adults')).toHaveProperty('value', '2');
  });
});

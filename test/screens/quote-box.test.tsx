import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFromNow, nextWeekday } from '../e2e/support/dates.ts';
import { failingPath, heldAnswers } from './held-answers.ts';
import { button, openStorefront } from './open-storefront.tsx';
import { addIsOpen, chooseTime, expectTotal, fill, people, pickup, rate } from './quote-steps.ts';
import { field } from './search-steps.ts';

const reef = '/activities/water/puerto-morelos-reef';
const show = '/activities/evenings/dinner-show';
const catamaran = '/activities/water/isla-mujeres-catamaran';
const inTenDays = daysFromNow(10).typed;
const value = async (label: string) => (await field(label)).value;
const most = async (label: string) => (await field(label)).getAttribute('aria-valuemax');

describe('the participants', () => {
  it('are limited by the rate, which must be selected if there are several', async () => {
    const { visitor } = openStorefront(show);
    await addIsOpen(false);
    await people(visitor, { Adults: 5, Kids: 3, Infants: 2 });
    await rate(visitor, 'Platinum table');
    expect([await value('Adults'), await value('Kids'), await value('Infants')]).toEqual(['2', '2', '2']);
    await people(visitor, { Adults: 9 });
    expect(await value('Adults')).toBe('2');
    await rate(visitor, 'Gold seats');
    expect(await value('Adults')).toBe('1');
    await addIsOpen(true);
  });

  it('can be kids and infants up to their limits', { tags: 'long' }, async () => {
    const { visitor } = openStorefront(reef);
    await screen.findByText(/Ages 5 to 12/);
    expect(screen.queryByLabelText('Rate')).toBeNull();
    await people(visitor, { Adults: 2, Kids: 4, Infants: 9 });
    expect(await value('Infants')).toBe('2');
    expect(await most('Adults')).toBe('2');
    await people(visitor, { Infants: 0, Kids: 0 });
    expect([await most('Infants'), await most('Kids'), await most('Adults')]).toEqual(['3', '6', '8']);
    await expectTotal('$76.00 USD');
  });

  it.each([
    ['/activities/evenings/tequila-and-mezcal', 'Adults', '10', 'Kids'],
    ['/activities/nature/three-cenotes', 'Kids', '5', 'Infants'],
  ])('%s: %s up to %s, no %s', async (path, label, limit, missing) => {
    openStorefront(path);
    expect(await most(label)).toBe(limit);
    expect(screen.queryByLabelText(missing)).toBeNull();
  });
});

describe('the departure', () => {
  it('a date that is sold out suggests the nearest ones', async () => {
    const { visitor } = openStorefront(catamaran);
    await rate(visitor, 'Standard');
    await fill(visitor, 'Date', daysFromNow(4).typed);
    await screen.findByText('No availability');
    await visitor.click(await button(daysFromNow(3).shown));
    await waitFor(async () => expect(await value('Date')).toBe(daysFromNow(3).shown));
    await waitFor(async () => expect(document.activeElement).toBe(await field('Date')));
    await screen.findByRole('radio', { name: '09:00' });
  });

  it('a selected time without enough seats for the party is cleared', async () => {
    const { visitor } = openStorefront('/activities/tours/tulum-ruins-and-lagoon');
    await fill(visitor, 'Date', inTenDays);
    await chooseTime(visitor, '08:30');
    await people(visitor, { Adults: 5 });
    await screen.findByText(/08:30 is not available/);
    expect(screen.queryByRole('radio', { name: '08:30' })).toBeNull();
    expect(await screen.findByRole('radio', { name: '13:00' })).toHaveProperty('checked', false);
  });

  it('within the lead time it offers contact details instead', async () => {
    const { visitor } = openStorefront('/activities/water/whale-shark-encounter');
    await fill(visitor, 'Date', daysFromNow(1).typed);
    await chooseTime(visitor, '07:30');
    await screen.findByText('For services with less than 48hrs please contact us.');
    expect(screen.getAllByRole('link', { name: /@/ }).length).toBeGreaterThan(0);
    await addIsOpen(false);
    await fill(visitor, 'Date', inTenDays);
    await waitFor(() => expect(screen.queryByText(/For services with less than/)).toBeNull());
    await addIsOpen(true);
  });

  it('days of the week without departures cannot be selected', async () => {
    const { visitor } = openStorefront('/activities/nature/sian-kaan-by-boat');
    await fill(visitor, 'Date', nextWeekday('tuesday'));
    expect((await field('Date')).getAttribute('aria-invalid')).toBe('true');
    await visitor.click(await button('Open calendar'));
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await visitor.click(await calendar.findByRole('button', { name: 'Next month' }));
    // Not the first of a month, whose week may contain past days.
    const last = async (name: RegExp) =>
      (await calendar.findAllByRole<HTMLButtonElement>('button', { name })).at(-1);
    expect((await last(/^Tuesday/))?.disabled).toBe(true);
    expect((await last(/^Wednesday/))?.disabled).toBe(false);
  });
});

it('until a rate is chosen, the box shows the lowest price, and what needs a rate leads to the rates', async () => {
  const { visitor } = openStorefront(catamaran);
  const rates = within(await screen.findByRole('radiogroup', { name: 'Rate' }));
  const box = (await button('Add to cart')).closest('form');
  expect(box?.textContent.split('$69.00').length).toBe(4);
  await rates.findByText('Choose one');
  for (const name of ['Add to cart', 'Choose a rate to see your total']) {
    await visitor.click(await button(name));
    expect(await rates.findByRole('radio', { name: 'Standard' })).toBe(document.activeElement);
  }
  await rate(visitor, 'Standard');
  expect(screen.queryByText(/^Choose (one|a rate)/)).toBeNull();
  await expectTotal('$69.00 USD');
});

it('a place without pickup is outside the coverage area until another is selected', async () => {
  const { visitor } = openStorefront(catamaran);
  await rate(visitor, 'Standard');
  expect(screen.queryByLabelText('Pick-up location')).toBeNull();
  await visitor.click(await screen.findByRole('radio', { name: 'Yes' }));
  await pickup(visitor, 'chiquil', 'Chiquilá Ferry');
  await screen.findByText('This location is outside our coverage area');
  await addIsOpen(false);
  await visitor.click(await button('Clear'));
  await pickup(visitor, 'quinta', 'Quinta Luna');
  await waitFor(() => expect(screen.queryByText(/outside our coverage area/)).toBeNull());
  await expectTotal('$108.00 USD');
  await visitor.click(await screen.findByRole('radio', { name: 'No' }));
  await expectTotal('$69.00 USD');
  await addIsOpen(true);
});

it('pressing the button lists what is missing, with links to it', async () => {
  const { visitor } = openStorefront(show);
  await rate(visitor, 'Gold seats');
  await expectTotal('$119.00 USD');
  await addIsOpen(true);
  await visitor.click(await button('Add to cart'));
  const missing = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(missing));
  expect(
    within(missing)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a date.', 'Choose a pick-up location from the list.']);
  await visitor.click(
    within(missing).getByRole('link', { name: 'Choose a pick-up location from the list.' }),
  );
  await waitFor(async () => expect(document.activeElement).toBe(await field('Pick-up location')));
  await visitor.click(within(missing).getByRole('link', { name: 'Choose a date.' }));
  await waitFor(async () => expect(document.activeElement).toBe(await field('Date')));
  await fill(visitor, 'Date', nextWeekday('friday'));
  const times = within(await screen.findByRole('radiogroup', { name: 'Schedule' }));
  await times.findAllByRole('radio');
  await addIsOpen(true);
  await visitor.click(await button('Add to cart'));
  await visitor.click(await screen.findByRole('link', { name: 'Choose a time.' }));
  await waitFor(() => expect(document.activeElement).toBe(times.getAllByRole('radio')[0]));
});

describe('the running total', () => {
  it('is requested once the choices have not changed for a moment', async () => {
    const summary = heldAnswers('/cart/summary');
    const { visitor } = openStorefront(reef, { answers: summary.answers });
    await expectTotal('$38.00 USD');
    summary.hold();
    const more = (await screen.findAllByRole('button', { name: 'Add one' }))[0] as HTMLElement;
    await visitor.tripleClick(more);
    await summary.arrived(1);
    await addIsOpen(false);
    summary.held[0]?.pass();
    await expectTotal('$152.00 USD');
    await addIsOpen(true);
    expect(summary.held).toHaveLength(1);
    expect(summary.held[0]?.body).toMatchObject({
      cart: { tours: [{ adults: 4, quantity: 1 }], transfers: [] },
    });
  });

  it(
    'keeps its last amount meanwhile, and the answer to the last request wins',
    { tags: 'long' },
    async () => {
      const summary = heldAnswers('/cart/summary');
      const { visitor } = openStorefront(reef, { answers: summary.answers });
      await expectTotal('$38.00 USD');
      summary.hold();
      await people(visitor, { Adults: 2 });
      await summary.arrived(1);
      await expectTotal('$38.00 USD');
      await people(visitor, { Adults: 3 });
      await summary.arrived(2);
      summary.held[1]?.pass();
      await expectTotal('$114.00 USD');
      summary.held[0]?.pass();
      await people(visitor, { Adults: 4 });
      await summary.arrived(3);
      await expectTotal('$114.00 USD');
    },
  );

  it('follows the currency without losing what was entered', { tags: 'long' }, async () => {
    const { visitor } = openStorefront(reef);
    await people(visitor, { Adults: 2 });
    await fill(visitor, 'Date', inTenDays);
    await chooseTime(visitor, '11:30');
    await visitor.selectOptions(await field('Currency'), 'eur');
    await expectTotal('$70.00 EUR');
    expect(await value('Adults')).toBe('2');
    expect(await screen.findByRole('radio', { name: '11:30' })).toHaveProperty('checked', true);
  });

  it('shows the currency of its amounts until the tour has loaded in another', { tags: 'long' }, async () => {
    const tour = heldAnswers('/tours/puerto-morelos-reef');
    const { visitor, requests } = openStorefront(reef, { answers: tour.answers });
    await expectTotal('$38.00 USD');
    tour.hold();
    const before = requests.length;
    await visitor.selectOptions(await field('Currency'), 'eur');
    await tour.arrived(1);
    await people(visitor, { Adults: 2 });
    await expectTotal('$76.00 USD');
    expect(screen.queryAllByText(/\$.*EUR/)).toEqual([]);
    const summaries = requests.slice(before).filter(({ path }) => path === '/cart/summary');
    expect(summaries.map(({ body }) => body['currency'])).toEqual(['usd']);
    tour.held[0]?.pass();
    await expectTotal('$70.00 EUR');
  });
});

it(
  'a tour that fails to load in another currency shows an error, and keeps everything that was entered',
  { tags: 'long' },
  async () => {
    const tour = failingPath('/tours/puerto-morelos-reef');
    tour.mend();
    const { visitor } = openStorefront(reef, { answers: tour.answers });
    await people(visitor, { Adults: 2 });
    await expectTotal('$76.00 USD');
    tour.break();
    await visitor.selectOptions(await field('Currency'), 'eur');
    await screen.findByText('This could not be loaded');
    expect(await value('Adults')).toBe('2');
    tour.mend();
    await visitor.click(await button('Try again'));
    await expectTotal('$70.00 EUR');
    expect(await value('Adults')).toBe('2');
    expect(screen.queryByText('This could not be loaded')).toBeNull();
  },
);

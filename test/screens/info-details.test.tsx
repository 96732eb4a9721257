import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failingPath } from './held-answers.ts';
import {
  addToCart,
  choosePickup,
  day,
  fieldsOf,
  fillFlight,
  openInfo,
  pickupIs,
  price,
} from './info-steps.ts';
import { button, heading } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const add = () => button('Add to cart');
const addIsOpen = (isOpen: boolean) =>
  waitFor(async () => expect((await add()).getAttribute('aria-disabled')).toBe(isOpen ? null : 'true'));
const legsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { name: /Details$/ })
    .map(({ textContent }) => textContent);
const ARRIVAL = 'Arrival Details';
const DEPARTURE = 'Departure Details';

describe('the pickup of an arrival', () => {
  it(
    'is recalculated whenever the flight changes, and replaces the visitor’s own',
    { tags: 'long' },
    async () => {
      const { visitor } = openInfo('A2H', 'oneway');
      await fillFlight(visitor, ARRIVAL);
      await pickupIs(ARRIVAL, '5 Mar 15:30');
      await choosePickup(visitor, ARRIVAL, 'Hour', '18');
      await screen.findByText('Valid pickup time');
      await pickupIs(ARRIVAL, '5 Mar 18:30');
      const flightMinute = (await fieldsOf(ARRIVAL)).getAllByLabelText('Minute')[0] as HTMLElement;
      await visitor.selectOptions(flightMinute, '45');
      await pickupIs(ARRIVAL, '5 Mar 15:45');
      await choosePickup(visitor, ARRIVAL, 'Hour', '19');
      await visitor.selectOptions(await field('Flight type'), 'National');
      await pickupIs(ARRIVAL, '5 Mar 15:45');
    },
  );

  it('is a sentence until the visitor changes it, with a way back to the recommended time', async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, ARRIVAL);
    const change = await button('Change');
    const sentence = await screen.findByText(/^We pick you up on/);
    expect(sentence.textContent).toMatch(/^We pick you up on 5 Mar 15:30, 1\sh after landing\. $/);
    expect(screen.queryByRole('group', { name: 'Pickup time' })).toBeNull();

    await visitor.click(change);
    const time = within(await screen.findByRole('group', { name: 'Pickup time' }));
    expect(document.activeElement).toBe(time.getByLabelText('Hour'));
    expect((await field('Pickup date')).value).toMatch(/^5 Mar/);

    await visitor.selectOptions(time.getByLabelText('Hour'), '17');
    const recommended = await button('Use the recommended 15:30');
    expect(sentence.textContent).toMatch(/^We pick you up on 5 Mar 17:30, 3\sh after landing\. Use the/);
    await visitor.click(recommended);
    await pickupIs(ARRIVAL, '5 Mar 15:30');
    expect(screen.queryByRole('group', { name: 'Pickup time' })).toBeNull();
    expect(document.activeElement).toBe(await button('Change'));
  });

  it(
    'names the day of the recommended time if the visitor has chosen another one',
    { tags: 'long' },
    async () => {
      const { visitor, storefront } = openInfo('A2H', 'oneway');
      await fillFlight(visitor, ARRIVAL);
      await pickupIs(ARRIVAL, '5 Mar 15:30');
      const nextDay = day.replace('05', '06');
      storefront.state.draft.changePickup('service', { date: nextDay, hour: '09', minute: '00' });
      await button('Use the recommended 5 Mar 15:30');
    },
  );

  it('can be at the landing, but not earlier', { tags: 'long' }, async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, ARRIVAL);
    await pickupIs(ARRIVAL, '5 Mar 15:30');
    await choosePickup(visitor, ARRIVAL, 'Hour', '13');
    await screen.findByText('Your pick-up time cannot be earlier than your flight arrival time.');
    await addIsOpen(false);
    await choosePickup(visitor, ARRIVAL, 'Hour', '14');
    await screen.findByText('Valid pickup time');
    await addIsOpen(true);
  });

  it('that is rejected is listed among what is missing', { tags: 'long' }, async () => {
    const refusal = { valid: false, message: 'The road is closed that night' };
    const { visitor } = openInfo('A2H', 'oneway', { '/transfers/validate-pickuptime': () => refusal });
    await fillFlight(visitor, ARRIVAL);
    await screen.findByText('Invalid pickup time');
    await visitor.click(await add());
    await visitor.click(
      await screen.findByRole('link', { name: 'Choose a pickup time that we can confirm.' }),
    );
    expect(document.activeElement).toBe(await button('Change'));
  });

  it('is not requested if the driver waits from the landing', { tags: 'long' }, async () => {
    const waits = { ref: 'cun', title: 'Cancún', address: '', tags: ['airport'], iata: 'CUN' };
    const { visitor } = openInfo('A2H', 'oneway', {
      '/places/cun': () => ({ ...waits, arrival_wait_time_for_pickup: 0 }),
    });
    await fieldsOf(ARRIVAL);
    expect(screen.queryByLabelText('Pickup date')).toBeNull();
    await fillFlight(visitor, ARRIVAL);
    await addIsOpen(true);
  });

  it(
    'is the calculated one if the driver waits from the landing, whatever was chosen for another airport',
    { tags: 'long' },
    async () => {
      const waits = { ref: 'cun', title: 'Cancún', address: '', tags: ['airport'], iata: 'CUN' };
      const { visitor, storefront } = openInfo('A2H', 'oneway', {
        '/places/cun': () => ({ ...waits, arrival_wait_time_for_pickup: 0 }),
      });
      await fillFlight(visitor, ARRIVAL);
      storefront.state.draft.changePickup('service', { date: day, hour: '18', minute: '45' });
      await addToCart(visitor);
      const [transfer] = storefront.state.cart.state.transfers;
      expect(transfer?.line.serviceDatetime).toContain(`${day} 15:30`);
    },
  );

  it('can be entered or validated again if the calculation or the validation failed', async () => {
    const calculation = failingPath('/tools/pickup-by-flight');
    const check = failingPath('/transfers/validate-pickuptime');
    const { visitor } = openInfo('A2H', 'oneway', {
      ...calculation.answers,
      '/transfers/validate-pickuptime': () =>
        check.answers['/transfers/validate-pickuptime']?.() ?? { valid: true },
    });
    await fillFlight(visitor, ARRIVAL);
    await screen.findByText('We could not work out the pickup. Please enter it yourself.');
    await visitor.type(await field('Pickup date'), `${day}{Tab}`);
    await choosePickup(visitor, ARRIVAL, 'Hour', '15');
    await choosePickup(visitor, ARRIVAL, 'Minute', '00');
    await screen.findByText('The pickup time could not be checked');
    check.mend();
    await visitor.click(await button('Try again'));
    await screen.findByText('Valid pickup time');
    await addIsOpen(true);
  });
});

it('the risk of a late departure is accepted for one time of pickup', { tags: 'long' }, async () => {
  const { visitor } = openInfo('H2A', 'oneway');
  await fillFlight(visitor, DEPARTURE, '18');
  await pickupIs(DEPARTURE, '5 Mar 14:30');
  await choosePickup(visitor, DEPARTURE, 'Hour', '16');
  await visitor.click(await screen.findByRole('checkbox'));
  await addIsOpen(true);
  await choosePickup(visitor, DEPARTURE, 'Minute', '50');
  await waitFor(async () => expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false));
  await choosePickup(visitor, DEPARTURE, 'Hour', '19');
  await screen.findByText('Your pick-up time cannot be later than your flight departure time.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await visitor.click(await button('Use the recommended 14:30'));
  await pickupIs(DEPARTURE, '5 Mar 14:30');
  await screen.findByText('Valid pickup time');
  await addIsOpen(true);
});

it('nothing earlier than the lead time can be selected', async () => {
  const { visitor } = openInfo('A2H', 'oneway', {
    '/transfers/prices': () => [{ ...price, area_cutoff_hrs: 72 }],
  });
  const today = new Date().toISOString().slice(0, 10);
  await visitor.type(await field('Flight date'), `${today}{Tab}`);
  await screen.findByText(/ is too soon\. The earliest date/);
  await visitor.click((await screen.findAllByRole('button', { name: 'Open calendar' }))[0] as HTMLElement);
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  await calendar.findByRole('grid');
  for (const one of calendar.queryAllByRole<HTMLButtonElement>('button', { name: /today/i }))
    expect(one.disabled).toBe(true);
});

it('both ways must be complete; then they are added, and the next transfer starts empty', async () => {
  const { visitor, storefront } = openInfo('A2H', 'roundtrip');
  const complete = (count: number) =>
    waitFor(() => expect(screen.queryAllByText('Complete')).toHaveLength(count));
  await fillFlight(visitor, ARRIVAL);
  await complete(1);
  await visitor.click(await add());
  // What is missing is marked; the airline of the way there is suggested.
  const numbers = screen.getAllByLabelText('Flight number');
  expect(numbers.map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  // The way back starts after the way there.
  await fillFlight(visitor, DEPARTURE, '23');
  await complete(2);
  await addIsOpen(true);
  await visitor.click(await add());
  const check = await screen.findByRole('dialog', { name: /^Please check your information/ });
  expect(check.textContent).toContain('$150.00 USD');
  expect(legsIn(check)).toEqual([ARRIVAL, DEPARTURE]);
  within(check).getByText('Airport to Hotel (Roundtrip)');
  await visitor.click(within(check).getByRole('button', { name: 'Add to cart' }));
  const added = await screen.findByRole('dialog', { name: 'Added to cart' });
  await visitor.click(within(added).getByRole('button', { name: 'Back to add more' }));
  await heading('Book your transfer');
  expect(storefront.path).toBe('/transfers');
  await button('Cart (1)');
  expect(await field('Destination')).toHaveProperty('value', '');
});

it('a door-to-door trip has no flight', async () => {
  const { visitor } = openInfo('P2P', 'oneway');
  await heading('Pickup details');
  const service = await fieldsOf('Service Details');
  expect(service.queryByLabelText('Airline')).toBeNull();
  await screen.findByText('2 fields to fill in');
  await visitor.type(await field('Pickup date'), `${day}{Tab}`);
  await choosePickup(visitor, 'Service Details', 'Hour', '10');
  await choosePickup(visitor, 'Service Details', 'Minute', '07');
  await screen.findByText('Valid pickup time');
  expect(screen.queryByText(/to fill in$/)).toBeNull();
  await visitor.click(await add());
  const check = await screen.findByRole('dialog', { name: /^Please check your information/ });
  expect(legsIn(check)).toEqual(['Service Details']);
  within(check).getByText('Door to Door');
});

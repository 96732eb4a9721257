import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failingPath } from './held-answers.ts';
import { addToCart, day, fieldsOf, fillFlight, openInfo, price } from './info-steps.ts';
import { button, heading } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const add = () => button('Add to cart');
const addIsOpen = (isOpen: boolean) =>
  waitFor(async () => expect((await add()).getAttribute('aria-disabled')).toBe(isOpen ? null : 'true'));
const pickup = async (legName: string, part: 'Hour' | 'Minute') =>
  (await fieldsOf(legName)).getAllByLabelText<HTMLSelectElement>(part).at(-1) as HTMLSelectElement;
const choosePickup = async (visitor: UserEvent, legName: string, part: 'Hour' | 'Minute', value: string) =>
  visitor.selectOptions(await pickup(legName, part), value);
const pickupIs = (legName: string, hour: string, minute: string) =>
  waitFor(async () =>
    expect([(await pickup(legName, 'Hour')).value, (await pickup(legName, 'Minute')).value]).toEqual([
      hour,
      minute,
    ]),
  );
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
      await pickupIs(ARRIVAL, '15', '30');
      await choosePickup(visitor, ARRIVAL, 'Hour', '18');
      await screen.findByText('Valid pickup time');
      await pickupIs(ARRIVAL, '18', '30');
      const flightMinute = (await fieldsOf(ARRIVAL)).getAllByLabelText('Minute')[0] as HTMLElement;
      await visitor.selectOptions(flightMinute, '45');
      await pickupIs(ARRIVAL, '15', '45');
      await choosePickup(visitor, ARRIVAL, 'Hour', '19');
      await visitor.selectOptions(await field('Flight type'), 'National');
      await pickupIs(ARRIVAL, '15', '45');
    },
  );

  it('is explained in a sentence that links to its time', async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, ARRIVAL);
    const change = await button('Change');
    expect(change.parentElement?.textContent).toMatch(
      /^We pick you up on .* 15:30 hrs, 1\sh after landing\. Change$/,
    );
    await visitor.click(change);
    await waitFor(async () => expect(await pickup(ARRIVAL, 'Hour')).toBe(document.activeElement));
  });

  it('can be at the landing, but not earlier', { tags: 'long' }, async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, ARRIVAL);
    await pickupIs(ARRIVAL, '15', '30');
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
    await screen.findByText('Choose a pickup time that we can confirm.');
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

  it('is the calculated one if the driver waits from the landing, whatever was chosen for another airport', async () => {
    const waits = { ref: 'cun', title: 'Cancún', address: '', tags: ['airport'], iata: 'CUN' };
    const { visitor, storefront } = openInfo('A2H', 'oneway', {
      '/places/cun': () => ({ ...waits, arrival_wait_time_for_pickup: 0 }),
    });
    await fillFlight(visitor, ARRIVAL);
    storefront.state.draft.changePickup('service', { date: day, hour: '18', minute: '45' });
    await addToCart(visitor);
    const [transfer] = storefront.state.cart.state.transfers;
    expect(transfer?.line.serviceDatetime).toContain(`${day} 15:30`);
  });

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

it('the risk of a late departure is accepted for one time of pickup', async () => {
  const { visitor } = openInfo('H2A', 'oneway');
  await fillFlight(visitor, DEPARTURE, '18');
  await pickupIs(DEPARTURE, '14', '30');
  await choosePickup(visitor, DEPARTURE, 'Hour', '16');
  await visitor.click(await screen.findByRole('checkbox'));
  await addIsOpen(true);
  await choosePickup(visitor, DEPARTURE, 'Minute', '50');
  await waitFor(async () => expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false));
  await choosePickup(visitor, DEPARTURE, 'Hour', '19');
  await screen.findByText('Your pick-up time cannot be later than your flight departure time.');
});

it('the consent to a risk takes the focus until it is given, then what is missing below it', async () => {
  const { visitor } = openInfo('H2A', 'roundtrip');
  await fillFlight(visitor, DEPARTURE, '18');
  await pickupIs(DEPARTURE, '14', '30');
  await choosePickup(visitor, DEPARTURE, 'Hour', '16');
  const consent = await screen.findByRole('checkbox');
  await visitor.click(await add());
  await waitFor(() => expect(document.activeElement).toBe(consent));
  await visitor.click(consent);
  await visitor.click(await add());
  const airline = (await fieldsOf(ARRIVAL)).getByLabelText('Airline');
  await waitFor(() => expect(document.activeElement).toBe(airline));
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
  // What is missing is marked, and the first of it has the focus.
  const airlines = screen.getAllByLabelText('Airline');
  await waitFor(() => expect(document.activeElement).toBe(airlines[1]));
  expect(airlines.map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true']);
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
  const service = await fieldsOf('Service Details');
  expect(service.queryByLabelText('Airline')).toBeNull();
  await visitor.type(await field('Pickup date'), `${day}{Tab}`);
  await choosePickup(visitor, 'Service Details', 'Hour', '10');
  await choosePickup(visitor, 'Service Details', 'Minute', '07');
  await screen.findByText('Valid pickup time');
  await visitor.click(await add());
  const check = await screen.findByRole('dialog', { name: /^Please check your information/ });
  expect(legsIn(check)).toEqual(['Service Details']);
  within(check).getByText('Door to Door');
});

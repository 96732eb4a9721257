import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import { bookButton, simCard } from './checkout-steps.ts';
import {
  comeBack,
  lineSaying,
  openMovedCart,
  reef,
  roundTrip,
  sedan,
  silence,
  tourDay,
} from './moved-cart.ts';

const shownDay = daysFromNow(20).shown;

/** The cart with these lines, entered after reality has moved. */
async function enterAfter(spec: string, lines: Parameters<typeof openMovedCart>[0]) {
  const opened = openMovedCart(lines);
  if (spec) await opened.move(spec);
  await opened.enter();
  return opened;
}

describe('what can still be had', () => {
  it('says nothing, and the page is told nothing', async () => {
    const { told, asks, issues } = await enterAfter('', {
      tours: [reef({ tourDate: daysFromNow(21).typed })],
      transfers: [sedan()],
      extras: [simCard()],
    });
    await waitFor(() => expect(asks('/transfers/validate-pickuptime')).toBeGreaterThan(0));
    await waitFor(() => expect(asks('/extras')).toBeGreaterThan(0));
    await silence();
    expect(['sedan', 'reef'].map(issues)).toEqual([undefined, undefined]);
    expect(told()).toEqual([]);
  });
});

describe('a tour', () => {
  it('whose time is gone is moved to another time of the day in two clicks', async () => {
    const { visitor, issues, told, storefront } = await enterAfter('time-gone=203:0900', { tours: [reef()] });
    const line = await lineSaying(`09:00 is no longer available on ${shownDay}.`);
    const issue = { code: 'time-gone', times: ['11:30', '14:00'] };
    expect(issues('reef')).toEqual([issue]);
    expect(told()).toMatchObject([{ reason: 'issue', items: [{ issues: [issue] }] }]);

    await visitor.click(line.getByRole('button', { name: 'Choose another time' }));
    await visitor.click(await screen.findByRole('button', { name: '11:30' }));
    await silence();
    expect(storefront.state.cart.state.tours[0]?.line.schedule).toBe('11:30');
    expect(told().map(({ reason }) => reason)).toEqual(['issue', 'update']);
    expect(issues('reef')).toBeUndefined();
  });

  it('that is sold out is moved to the nearest day with places', async () => {
    const { visitor, issues, storefront } = await enterAfter(`sold-out=203:${tourDay}`, { tours: [reef()] });
    const line = await lineSaying(`No places are left on ${shownDay}.`);
    expect(issues('reef')).toEqual([{ code: 'sold-out' }]);
    expect(line.queryByRole('button', { name: 'Choose another time' })).toBeNull();
    await visitor.click(line.getByRole('button', { name: 'Choose another day' }));
    await visitor.click(
      await screen.findByRole('button', { name: new RegExp(`${daysFromNow(21).shown} 09:00$`) }),
    );
    await silence();
    expect(storefront.state.cart.state.tours[0]?.line.tourDate).toBe(daysFromNow(21).typed);
  });

  it('that is too close by now says so, and is moved to a day that is far enough', async () => {
    const { visitor, issues, storefront } = await enterAfter('cutoff=+490h', { tours: [reef()] });
    const line = await lineSaying('It is too late to book this departure.');
    expect(issues('reef')).toEqual([{ code: 'cutoff-passed' }]);
    await visitor.click(line.getByRole('button', { name: 'Choose another day' }));
    const days = within(await line.findByRole('group', { name: 'Available days' }));
    await visitor.click(days.getAllByRole('button')[0] as HTMLElement);
    await silence();
    expect(String(storefront.state.cart.state.tours[0]?.line.tourDate) > tourDay).toBe(true);
  });

  it('that is not offered any more is taken out, which can be undone', async () => {
    const { visitor, issues, storefront } = await enterAfter('gone=203', {
      tours: [reef()],
      extras: [simCard()],
    });
    const line = await lineSaying('This is no longer available.');
    expect(issues('reef')).toEqual([{ code: 'not-offered' }]);
    expect(line.queryByRole('button', { name: /^Choose/ })).toBeNull();
    await visitor.click(line.getByRole('button', { name: 'Take out' }));
    expect(storefront.state.cart.state.tours).toEqual([]);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    await lineSaying('This is no longer available.');
  });
});

describe('a price that has moved', () => {
  it('is accepted on its line, and is then the one that counts', async () => {
    const { visitor, issues, move } = await enterAfter('prices=+10pc', { tours: [reef()] });
    await lineSaying('The price was $76.00 USD and is now $84.00 USD.');
    expect(issues('reef')).toEqual([{ code: 'price-changed', before: 76, now: 84 }]);
    await visitor.click(screen.getByRole('button', { name: 'Accept the new price' }));
    await silence();

    await move('prices=+20pc');
    comeBack();
    await lineSaying(/^The price was \$84\.00 USD/);
  });

  it.each([
    ['transfer', { transfers: [sedan()] }],
    ['extra', { extras: [{ ...simCard(), accepted: { total: 18, currency: 'usd' } }] }],
  ])('is found on the line of a %s, too', async (_, lines) => {
    await enterAfter('prices=+50pc', lines);
    const line = await lineSaying(/^The price was/);
    line.getByRole('button', { name: 'Accept the new price' });
  });

  it('of a line that was added for no price on screen is the first in the cart', async () => {
    const { move, storefront } = await enterAfter('', { extras: [simCard()] });
    await waitFor(() => expect(storefront.state.cart.state.extras[0]?.accepted?.total).toBe(18));
    await move('prices=+50pc');
    await waitFor(() => {
      comeBack();
      screen.getByText('The price was $18.00 USD and is now $27.00 USD.');
    });
  });
});

describe('a transfer', () => {
  it('whose vehicle is gone goes with the next one that fits', async () => {
    const { visitor, issues, storefront } = await enterAfter('gone=sedan', { transfers: [sedan()] });
    await lineSaying('This vehicle is no longer available.');
    expect(issues('sedan')).toEqual([{ code: 'not-offered' }]);
    await visitor.click(screen.getByRole('button', { name: 'Choose another vehicle' }));
    const group = await screen.findByRole('group', { name: 'Other vehicles' });
    await visitor.click(group.querySelector('button') as HTMLElement);
    await silence();
    expect(storefront.state.cart.state.transfers[0]?.line.priceSelected.ref).not.toMatch(/sedan$/);
  });

  it('whose pickup is refused gets another one that is possible, not before its flight', async () => {
    const { visitor, issues, storefront } = await enterAfter('no-pickups=15', { transfers: [sedan()] });
    const message = 'We no longer have a driver at that time. Please choose another time.';
    await lineSaying(message);
    expect(issues('sedan')).toEqual([{ code: 'pickup-refused', message }]);
    await visitor.click(screen.getByRole('button', { name: 'Choose another time' }));
    const group = await screen.findByRole('group', { name: 'Possible pickup times' });
    expect(group.textContent).not.toMatch(/1[345]:\d\d/);
    await visitor.click(await screen.findByRole('button', { name: /16:00$/ }));
    await silence();
    expect(storefront.state.cart.state.transfers[0]?.line.serviceDatetime).toBe(`${tourDay} 16:00:00`);
  });

  it('that is too close by now says why, once', async () => {
    const { issues } = await enterAfter('cutoff=+1000h', { transfers: [sedan()] });
    await lineSaying(/^This service needs at least \d+ hours' notice\.$/);
    expect(issues('sedan')?.map(({ code }) => code)).toEqual(['cutoff-passed', 'pickup-refused']);
    expect(screen.queryByText('It is too late to book this pickup.')).toBeNull();
  });
});

describe('the trip’s own sense is a hint', () => {
  it('about two tours at once, on both', async () => {
    const { issues } = await enterAfter('', {
      tours: [reef(), reef({ schedule: '11:30' }, 'other'), reef({ schedule: '09:00' }, 'same')],
    });
    await waitFor(() => expect(issues('reef')).toEqual([{ code: 'overlap', with: 'same' }]));
    expect(issues('same')).toEqual([{ code: 'overlap', with: 'reef' }]);
    expect(issues('other')).toBeUndefined();
    expect(
      await screen.findAllByText('It overlaps with Snorkelling at the Puerto Morelos reef.'),
    ).toHaveLength(2);
  });

  it.each([
    [
      'before the arrival',
      { tours: [reef()], transfers: [sedan()] },
      'It starts before your arrival transfer can get you there.',
    ],
    [
      'after the departure',
      { tours: [reef({ schedule: '14:00' })], transfers: [roundTrip(daysFromNow(15).typed, tourDay)] },
      'It starts after your departure pickup.',
    ],
    [
      'outside the stay',
      { tours: [reef()], transfers: [roundTrip(daysFromNow(15).typed, daysFromNow(18).typed)] },
      'This date is outside your trip.',
    ],
  ])('about a tour %s', async (_, lines, text) => {
    await enterAfter('', lines);
    const line = await lineSaying(text);
    line.getByRole('button', { name: 'Choose another day' });
  });

  const trip = roundTrip(daysFromNow(15).typed, tourDay);
  const early = sedan(tourDay, { serviceFlightDatetime: `${tourDay} 16:30:00` });
  it.each([
    [
      'for the departure while a tour is out',
      {
        tours: [reef()],
        transfers: [{ ...trip, line: { ...trip.line, returnDatetime: `${tourDay} 10:00:00` } }],
      },
      'departure-before-return',
      'Your departure pickup is before you are back from a tour.',
      ['Take out'],
    ],
    [
      'before the flight arrives',
      { transfers: [early] },
      'pickup-before-arrival',
      'The pickup is before your flight arrives.',
      ['Choose another time', 'Take out'],
    ],
  ])('about a pickup %s, which can be booked all the same', async (_, lines, code, text, repairs) => {
    const { told } = await enterAfter('', lines);
    const line = await lineSaying(text);
    for (const name of repairs) line.getByRole('button', { name });
    const [change] = told();
    expect(change?.reason).toBe('issue');
    expect(change?.items.map(({ kind, issues }) => [kind, issues])).toContainEqual(['transfer', [{ code }]]);
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Please resolve this first/ })).toBeNull();
  });

  it('about a pickup before the flight arrives, until it is moved', async () => {
    const { visitor, issues } = await enterAfter('', { transfers: [early] });
    const line = await lineSaying('The pickup is before your flight arrives.');
    await visitor.click(line.getByRole('button', { name: 'Choose another time' }));
    const times = within(await screen.findByRole('group', { name: 'Possible pickup times' }));
    await visitor.click((await times.findAllByRole('button'))[0] as HTMLElement);
    await silence();
    expect(issues('sedan')).toBeUndefined();
  });
});

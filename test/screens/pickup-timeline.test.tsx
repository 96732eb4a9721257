import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldAnswers } from './held-answers.ts';
import { choosePickup, day, fieldsOf, fillFlight, leg, openInfo, provider } from './info-steps.ts';
import { openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

// Its room is taken before its times are known.
const lists = (name = 'Your pickup') => screen.findAllByRole('list', { name, hidden: false });
const momentsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const lateBy = async (hours: string) =>
  within(await screen.findByRole('radiogroup', { name: 'What if my flight is late?' })).findByRole('radio', {
    name: hours,
  });

describe('on the screen of flights and pickups', () => {
  it('there is none before a leg has a flight and a pickup', { tags: 'long' }, async () => {
    openInfo('A2H', 'oneway');
    await fieldsOf('Arrival Details');
    expect(screen.queryByRole('list', { name: 'Your pickup' })).toBeNull();
  });

  it('an arrival is shown moment by moment, with the time in between and estimates marked', async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, 'Arrival Details');
    const [list] = await lists();
    expect(momentsOf(list as HTMLElement)).toEqual([
      'Landing 5 Mar 14:30',
      'Luggage 15:15 45 min later (estimate)',
      'Meeting point 15:30 15 min later',
      'Drive 15:30',
      expect.stringMatching(/^Hotel 1[67]:\d\d .* later \(estimate\)$/),
    ]);
    const hour = (await fieldsOf('Arrival Details')).getAllByLabelText('Hour')[0] as HTMLElement;
    await visitor.selectOptions(hour, '16');
    await screen.findByText('5 Mar 16:30');
  });

  it('it stays while another pickup is calculated, and goes if the calculation fails', async () => {
    const pickups = heldAnswers('/tools/pickup-by-flight');
    const calculate = provider['/tools/pickup-by-flight'];
    const { visitor } = openInfo('A2H', 'oneway', {
      '/tools/pickup-by-flight': async (request) => {
        await pickups.answers['/tools/pickup-by-flight']?.(request);
        return request.body['flightDatetime'] === `${day} 18:30:00`
          ? new Response('{}', { status: 500 })
          : calculate?.(request);
      },
    });
    await fillFlight(visitor, 'Arrival Details');
    const [list] = await lists();
    const [hour] = (await fieldsOf('Arrival Details')).getAllByLabelText('Hour');
    pickups.hold();
    await visitor.selectOptions(hour as HTMLElement, '16');
    await screen.findByText('Calculating pickup time');
    await pickups.arrived(1);
    expect(momentsOf(list as HTMLElement)[0]).toBe('Landing 5 Mar 14:30');
    expect(list?.isConnected).toBe(true);
    pickups.held[0]?.pass();
    await screen.findByText('5 Mar 16:30');
    await visitor.selectOptions(hour as HTMLElement, '18');
    await pickups.arrived(2);
    pickups.held[1]?.pass();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your pickup' })).toBeNull());
  });

  it('it stays while the pickup of another type of flight is calculated', { tags: 'long' }, async () => {
    const pickups = heldAnswers('/tools/pickup-by-flight');
    const calculate = provider['/tools/pickup-by-flight'];
    const { visitor } = openInfo('A2H', 'oneway', {
      '/tools/pickup-by-flight': async (request) => {
        await pickups.answers['/tools/pickup-by-flight']?.(request);
        return calculate?.(request);
      },
    });
    await fillFlight(visitor, 'Arrival Details');
    const [list] = await lists();
    const luggage = () => momentsOf(list as HTMLElement)[1];
    pickups.hold();
    await visitor.selectOptions(await screen.findByLabelText('Flight type'), 'National');
    await screen.findByText('Calculating pickup time');
    expect(luggage()).toBe('Luggage 15:15 45 min later (estimate)');
    await pickups.arrived(1);
    pickups.held[0]?.pass();
    await waitFor(() => expect(luggage()).toBe('Luggage 14:55 25 min later (estimate)'));
  });

  it('both legs of a round trip are shown', { tags: 'long' }, async () => {
    const { visitor } = openInfo('A2H', 'roundtrip');
    await fillFlight(visitor, 'Arrival Details');
    await fillFlight(visitor, 'Departure Details', '18');
    await waitFor(async () => expect(await lists()).toHaveLength(2));
    const [arrival, departure] = (await lists()) as [HTMLElement, HTMLElement];
    const departureFields = await leg('Departure Details');
    expect(arrival.compareDocumentPosition(departureFields)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(departureFields.compareDocumentPosition(departure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(momentsOf(departure)).toEqual([
      'Pickup 5 Mar 14:30',
      'Drive 14:30',
      expect.stringMatching(/^Check-in 1\d:\d\d .* later \(estimate\)$/),
      expect.stringMatching(/^Departure 18:30 .* later$/),
    ]);
    expect(await screen.findAllByRole('radiogroup', { name: 'What if my flight is late?' })).toHaveLength(2);
  });

  it(
    'the driver of a late flight waits as long as the place defines; after that, the company has to be called',
    { tags: 'long' },
    async () => {
      const { visitor } = openInfo('A2H', 'oneway');
      await fillFlight(visitor, 'Arrival Details');
      await visitor.click(await lateBy('1 hour'));
      const group = within(await screen.findByRole('group', { name: 'What if my flight is late?' }));
      await group.findByText(/^You land at 5 Mar 15:30. The driver waits up to 1 h/);
      await visitor.click(await lateBy('4 hours'));
      const advice = await screen.findByText(/^The driver waits only 1 h/);
      expect(advice.closest('[role=status]')).not.toBeNull();
      const phone = within(advice).getByRole<HTMLAnchorElement>('link', { name: '+52 998 555 0142' });
      expect(phone.href).toBe('tel:+529985550142');
      expect(advice.textContent).toContain('choose a later pickup, at 5 Mar 19:30');
    },
  );

  it('a late departure keeps its pickup until a later one is chosen', { tags: 'long' }, async () => {
    const { visitor } = openInfo('H2A', 'oneway');
    await fillFlight(visitor, 'Departure Details', '18');
    await visitor.click(await lateBy('2 hours'));
    await screen.findByText(/^The driver still comes at the agreed time.* up to 5 Mar 16:30/);
  });

  it('a pickup before the landing has none', { tags: 'long' }, async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, 'Arrival Details');
    await lists();
    await choosePickup(visitor, 'Arrival Details', 'Hour', '13');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your pickup' })).toBeNull());
  });
});

describe('in the voucher', () => {
  const open = async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    return openStorefront(`/customer/sale/${token}/voucher`);
  };

  it('both rides are shown in Spanish, with the times that the sale gives, and no others', async () => {
    await open();
    await waitFor(async () => expect(await lists('Su recogida')).toHaveLength(2));
    const [arrival, departure] = (await lists('Su recogida')).map(momentsOf);
    expect(arrival).toEqual(['Aterrizaje 14:30', 'Punto de encuentro 15:30 1 h después']);
    expect(departure).toEqual(['Recogida 10:00', 'Salida 16:05']);
  });
});

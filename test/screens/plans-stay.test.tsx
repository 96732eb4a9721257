import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToCart, fieldsOf, fillFlight } from './info-steps.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { openParty, partyRoute } from './party-steps.ts';

const choices = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const isChosen = async (group: string, label: string) =>
  (await choices(group)).getByLabelText<HTMLInputElement>(label).checked;

describe('a panel that is open', () => {
  it(
    'keeps the vehicles chosen for each way in another language and currency',
    { tags: 'long' },
    async () => {
      const { visitor, storefront } = openParty({ adults: '3', kids: '0' });
      await visitor.click(await button('Another vehicle on the way back'));
      await visitor.click((await choices('Outbound')).getByLabelText('Car'));
      await visitor.click((await choices('Return')).getByLabelText('Van'));
      storefront.state.session.chooseLanguage('es');
      await heading('Un vehículo distinto para cada trayecto');
      expect(await isChosen('Ida', 'Car')).toBe(true);
      expect(await isChosen('Regreso', 'Van')).toBe(true);
      storefront.state.session.chooseCurrency('mxn');
      await screen.findByText('$130.00 MXN');
      expect(await isChosen('Ida', 'Car')).toBe(true);
      expect(await isChosen('Regreso', 'Van')).toBe(true);
      expect((await button('Continuar con estos dos')).getAttribute('aria-disabled')).toBeNull();
    },
  );

  it('keeps who is on the other flight in another language', async () => {
    const { visitor, storefront } = openParty({ adults: '5', kids: '0' });
    await visitor.click(await button('Part of us arrives on another flight'));
    const group = within(await screen.findByRole('group', { name: 'On the other flight' }));
    await visitor.click(group.getByRole('button', { name: 'Add one' }));
    await button('Start with 3 adults');
    storefront.state.session.chooseLanguage('es');
    await button('Empezar con 3 adultos');
  });

  it('keeps that several vehicles are wanted in another language', async () => {
    const { visitor, storefront } = openParty({ adults: '7', kids: '0' });
    await visitor.click(await button('Use several vehicles'));
    storefront.state.session.chooseLanguage('es');
    await heading('Vehículos privados para 7 personas');
    await screen.findByText(/^3 vehículos/);
  });
});

describe('a panel whose alternative is no longer offered closes', () => {
  it('for that with several vehicles, if no vehicle seats everybody, without moving the focus', async () => {
    const { visitor, storefront } = openParty({ adults: '3', kids: '0' });
    await visitor.click(await button('Another vehicle on the way back'));
    await choices('Outbound');
    storefront.navigate(partyRoute(), 'api');
    const planned = await heading('Private vehicles for 20 people');
    expect(screen.queryByRole('radiogroup', { name: 'Outbound' })).toBeNull();
    expect(document.activeElement).not.toBe(planned);
  });

  it('even if the visitor has closed that one before', async () => {
    const { visitor, storefront } = openParty({ adults: '7', kids: '0' });
    await visitor.click(await button('Use several vehicles'));
    await heading('Private vehicles for 7 people');
    await visitor.click(await button('Use several vehicles'));
    storefront.navigate(partyRoute(), 'api');
    await heading('Private vehicles for 20 people');
  });

  it('for good: it does not open again with the next adult', async () => {
    const { visitor, storefront } = openParty({ adults: '2', kids: '0' });
    await visitor.click(await button('Part of us arrives on another flight'));
    await screen.findByRole('group', { name: 'On the other flight' });
    storefront.navigate(partyRoute({ adults: '1', kids: '1' }), 'api');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'On the other flight' })).toBeNull());
    storefront.navigate(partyRoute({ adults: '2', kids: '0' }), 'api');
    await button('Part of us arrives on another flight');
    expect(screen.queryByRole('group', { name: 'On the other flight' })).toBeNull();
  });
});

it(
  'a line of a plan is edited like any other, and the others stay as they are',
  { tags: 'long' },
  async () => {
    const { visitor, storefront } = openStorefront(partyRoute({ adults: '60', kids: '0' }));
    await visitor.click(await button('Add all vehicles'));
    await fillFlight(visitor, 'Arrival Details');
    await addToCart(visitor);
    const numbers = () =>
      storefront.state.cart.state.transfers.map(({ line }) => [line.adults, line.serviceFlightNumber]);
    await waitFor(() => expect(numbers()).toEqual([[50, 'VW 300'], [8, 'VW 300'], [2, 'VW 300']])); // prettier-ignore
    storefront.navigate('/cart/checkout', 'api');
    const edit = await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: 'Edit' });
      expect(buttons).toHaveLength(3);
      return buttons[1] as HTMLElement;
    });
    await visitor.click(edit);
    const flight = await fieldsOf('Arrival Details');
    const number = flight.getByLabelText<HTMLInputElement>('Flight number');
    expect(number.value).toBe('VW 300');
    await visitor.clear(number);
    await visitor.type(number, 'VW 301');
    await screen.findByText('Valid pickup time');
    await visitor.click(await button('Save changes'));
    const check = within(await screen.findByRole('dialog', { name: /^Please check your information/ }));
    await visitor.click(check.getByRole('button', { name: 'Save changes' }));
    await heading('Your cart');
    expect(numbers()).toEqual([[50, 'VW 300'], [8, 'VW 301'], [2, 'VW 300']]); // prettier-ignore
  },
);

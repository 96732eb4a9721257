import { fireEvent, screen } from '@testing-library/react';
import { it, test } from 'vitest';
import { openCart, simCard } from './checkout-steps.ts';
import { button } from './open-storefront.tsx';
import { field } from './search-steps.ts';

/** As the documentation proposes them. */
const labels = {
  'Pay and book {amount}': 'Order with obligation to pay {amount}',
  'Book now {amount}': 'Book now, pay later {amount}',
  'Book now': 'Order now',
};

const methods = {
  en: { later: 'Pay at arrival', now: 'Credit or debit card' },
  es: { later: 'Pagar a la llegada', now: 'Tarjeta de crédito o débito' },
};
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

test.each(['en', 'es'] as const)(
  'a page words the buttons that place an order, for each way to pay, in %s',
  async (lang) => {
    const { visitor, setLabels } = await openCart([simCard()], { labels });
    await visitor.selectOptions(await field('Language'), lang);
    await button('Order now');
    await choose(methods[lang].later);
    await button('Book now, pay later $18.00 USD');
    await choose(methods[lang].now);
    await button('Order with obligation to pay $18.00 USD');

    setLabels({});
    await button({ en: 'Pay and book $18.00 USD', es: 'Pagar y reservar $18.00 USD' }[lang]);
  },
);

it('leaves out the amount where the page does', async () => {
  await openCart([simCard()], { labels: { 'Book now {amount}': 'Book now, pay later' } });
  await choose('Pay at arrival');
  await button('Book now, pay later');
});

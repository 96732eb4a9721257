import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { openCart, simCard } from './checkout-steps.ts';
import { button } from './open-storefront.tsx';
import { field } from './search-steps.ts';

/** As the documentation proposes them. */
const labels = {
  'Pay and book {amount}': 'Order with obligation to pay {amount}',
  'Book now': 'Book now, pay later',
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
    await choose(methods[lang].later);
    await button('Book now, pay later');
    await choose(methods[lang].now);
    await button('Order with obligation to pay $18.00 USD');

    setLabels({});
    await button({ en: 'Pay and book $18.00 USD', es: 'Pagar y reservar $18.00 USD' }[lang]);
  },
);

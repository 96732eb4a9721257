export const currencies = ['usd', 'mxn', 'eur'] as const;
export type Currency = (typeof currencies)[number];

/** How many units make a US dollar, and the step that prices are rounded to: nobody sells a ride for 1,327.40 pesos. */
export const currencyFacts: Record<Currency, { perDollar: number; priceStep: number }> = {
  usd: { perDollar: 1, priceStep: 1 },
  mxn: { perDollar: 18.4, priceStep: 10 },
  eur: { perDollar: 0.92, priceStep: 1 },
};

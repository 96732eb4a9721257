export const currencies = ['usd', 'mxn', 'eur'] as const;
export type Currency = (typeof currencies)[number];

/** The exchange rate to the US dollar, and the rounding step: no company sells a transfer for 1,327.40 pesos. */
export const currencyFacts: Record<Currency, { perDollar: number; priceStep: number }> = {
  usd: { perDollar: 1, priceStep: 1 },
  mxn: { perDollar: 18.4, priceStep: 10 },
  eur: { perDollar: 0.92, priceStep: 1 },
};

import { moves } from '../moves.ts';
import { currencyFacts, type Currency } from '../data/currencies.ts';

/** A current price in a currency, rounded as prices are there. */
export function priceIn(currency: Currency, dollars: number): number {
  const { perDollar, priceStep } = currencyFacts[currency];
  return Math.round((dollars * moves().priceFactor * perDollar) / priceStep) * priceStep;
}

/** An amount to charge, converted to the cent. */
export function convert(amount: number, from: Currency, to: Currency): number {
  if (from === to) return amount;
  return toCents((amount / currencyFacts[from].perDollar) * currencyFacts[to].perDollar);
}

export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export function sum(amounts: readonly number[]): number {
  return toCents(amounts.reduce((total, amount) => total + amount, 0));
}

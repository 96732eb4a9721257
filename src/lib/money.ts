/** Created when the first amount is formatted, because creating it at the start is slow on phones. */
let amountFormat: Intl.NumberFormat | undefined;

/** `1234.5`, `usd` → `$1,234.50 USD`: the same in every language. */
export function formatMoney(amount: number, currency: string): string {
  amountFormat ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // A sum that rounding errors have left below zero has no sign.
    signDisplay: 'negative',
  });
  return `$${amountFormat.format(amount)} ${currency.toUpperCase()}`.replace('$-', '-$');
}

/** `31` → `$31`, `20.666` → `$20.67`: a rough amount beside one in full, so without the currency. */
export function formatRoughMoney(amount: number): string {
  return formatMoney(amount, '').trim().replace(/\.00$/, '');
}

/** Whether two amounts differ by half a cent or more; what is less comes from rounding. */
export function amountsDiffer(one: number, other: number): boolean {
  return Math.abs(one - other) >= 0.005;
}

/** The sum, rounded to a thousandth: no currency has smaller units. */
export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return Math.round(sum * 1000) / 1000;
}

/** What a screen says about an order, recognised by the sentences that the documentation promises. */
export interface Claims {
  booked: boolean;
  unknown: boolean;
  refused: boolean;
  priceChanged: boolean;
}

const failure = /We could not process your reservation|No pudimos procesar su reserva/;
const mayBe = /may have gone through|es posible que se haya realizado/i;
const nothing = /Nothing was booked|No se reservó nada/i;

export function claimsOf(text: string): Claims {
  const unknown = mayBe.test(text);
  return {
    booked: /Thank you for your reservation!|Your booking is registered|¡?Gracias por su reserva/.test(text),
    unknown,
    refused: nothing.test(text) || (failure.test(text) && !unknown),
    priceChanged: /The price has changed|El precio (ha cambiado|cambió)/.test(text),
  };
}

export function nonsenseIn(text: string): string | undefined {
  return /\bNaN\b|\bundefined\b|\[object \w+\]/.exec(text)?.[0];
}

/** Every amount as displayed, such as `$1,018.00 USD`. */
export function amountsIn(text: string): string[] {
  return text.match(/\$[\d,]+\.\d\d [A-Z]{3}/g) ?? [];
}

/** The number of an amount as displayed. */
export function valueOf(amount: string): number {
  return Number(amount.replace(/[^\d.]/g, ''));
}

export function amountText(amount: number, currency: string): string {
  const digits = amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `$${digits} ${currency.toUpperCase()}`;
}

/** The buttons of a cart that continue with its order. */
export const leadingOn = /^(Book now|Pay and book|Try again|I have checked|Accept the new (total|price)|Yes)/;

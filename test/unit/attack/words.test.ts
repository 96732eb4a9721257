import { expect, it } from 'vitest';
import { amountsIn, amountText, claimsOf, nonsenseIn } from '../../attack/words.ts';

const failure = 'We could not process your reservation, we regret the inconvenience, please contact us:';

it.each([
  ['Thank you for your reservation!', ['booked']],
  [failure, ['refused']],
  [`${failure} We couldn't confirm your booking. It may have gone through.`, ['unknown']],
  ['It was sent from another tab and may have gone through.', ['unknown']],
  ['The price has changed. Nothing was booked.', ['refused', 'priceChanged']],
  ['No pudimos procesar su reserva: es posible que se haya realizado', ['unknown']],
  ['Your cart', []],
])('"%s" claims %j', (text, claims) => {
  const made = Object.entries(claimsOf(text)).flatMap(([claim, isMade]) => (isMade ? [claim] : []));
  expect(made).toEqual(claims);
});

it('amounts are read as they are written', () => {
  expect(amountsIn('Total $1,026.00 USD, before $9.50 EUR')).toEqual(['$1,026.00 USD', '$9.50 EUR']);
  expect(amountText(1026, 'usd')).toBe('$1,026.00 USD');
});

it('a word that only begins so is no nonsense', () => {
  expect(nonsenseIn('Nandu undefinedly')).toBeUndefined();
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { amountsIn, amountText, claimsOf, nonsenseIn } from '../../attack/words.ts';

const failure = 'We could not process your reservation, we regret the inconvenience, please contact us:';

it.each([
  ['Thank you for your reservation!', ['booked']],
  [failure, ['refused']],
  [`${failure} your reservation may have been registered all the same.`, ['unknown']],
  ['it may be booked already', ['unknown']],
  ['The price has changed. Nothing was booked.', ['refused', 'priceChanged']],
  ['No pudimos procesar su reserva: es posible que su reserva se haya registrado', ['unknown']],
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

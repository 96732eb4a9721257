import { describe, expect, it } from 'vitest';
import { sortExtras } from '../../../src/extras/sort-extras.ts';
import { extraOf } from './extra-samples.ts';

describe('the order of extras', () => {
  const names = (kids: number) =>
    sortExtras(
      [
        extraOf({ name: 'SIM card' }),
        extraOf({ name: 'Booster seat' }),
        extraOf({ name: 'Fast lane' }),
        extraOf({ name: 'Silla para bebé' }),
      ],
      kids,
    ).map(({ name }) => name);

  it('is the provider’s without kids; with kids, extras for them come first', () => {
    expect(names(0)).toEqual(['SIM card', 'Booster seat', 'Fast lane', 'Silla para bebé']);
    expect(names(1)).toEqual(['Booster seat', 'Silla para bebé', 'SIM card', 'Fast lane']);
  });

  it.each([
    ['Child seat (1 to 4 years)', true],
    ['Silla para niños', true],
    ['Asiento infantil', true],
    ['Cadeirinha para crianças', true],
    ['Carrinho de bebê', true],
    ['Siège bébé', true],
    ['Sillas para bebés', true],
    ['Agua para beber', false],
    ['Siège enfant', true],
    ['Poussette', true],
    ['Rehausseur (de 4 à 10 ans)', true],
    ['BABY STROLLER', true],
    ['Boosters', true],
    ['Strollers', true],
    ['Wheelchair', false],
    ['Departure lounge', false],
  ])('with kids, %s comes first: %s', (name, expected) => {
    const sorted = sortExtras([extraOf({ name: 'SIM card' }), extraOf({ name })], 1);
    expect(sorted[0]?.name === name).toBe(expected);
  });
});

import type { Texts } from './languages.ts';

export interface Extra {
  /** Providers mix numbers and strings here, and expect both back unchanged. */
  id: number | string;
  name: Texts;
  priceType: 'pax' | 'unit';
  /** In US dollars; those of the other type are 0. */
  prices: { adults: number; kids: number; unit: number };
  /** The name of the drawing; some extras have none. */
  picture?: string;
}

export const extras: Extra[] = [
  perUnit(101, 18, 'sim-card', {
    en: 'Local SIM card with 10 GB of data',
    es: 'Tarjeta SIM local con 10 GB de datos',
  }),
  perPerson('fast-lane', { adults: 39, kids: 25 }, 'fast-lane', {
    en: 'Fast lane through immigration',
    es: 'Fila rápida en migración',
  }),
  perUnit(103, 8, 'child-seat', { en: 'Child seat (1 to 4 years)', es: 'Silla para niños (1 a 4 años)' }),
  perPerson(104, { adults: 12, kids: 6 }, 'welcome-drink', {
    en: 'Cold drinks on board',
    es: 'Bebidas frías a bordo',
  }),
  perUnit(105, 25, 'grocery-stop', {
    en: 'Stop at a supermarket, 30 minutes',
    es: 'Parada en un supermercado, 30 minutos',
  }),
  perUnit(106, 6, 'booster-seat', {
    en: 'Booster seat for kids (4 to 9 years)',
    es: 'Asiento elevador para niños (4 a 9 años)',
  }),
  perUnit(107, 15, 'surfboard', {
    en: 'Surfboard, golf bag or bicycle',
    es: 'Tabla de surf, bolsa de golf o bicicleta',
  }),
  perPerson(108, { adults: 45, kids: 0 }, undefined, {
    en: 'Departure lounge, kids free',
    es: 'Sala VIP de salida, niños gratis',
  }),
];

export function extraById(id: number | string): Extra | undefined {
  return extras.find((extra) => extra.id === id);
}

function perUnit(id: Extra['id'], unit: number, picture: string, name: Texts): Extra {
  return { id, name, priceType: 'unit', prices: { adults: 0, kids: 0, unit }, picture };
}

function perPerson(
  id: Extra['id'],
  { adults, kids }: { adults: number; kids: number },
  picture: string | undefined,
  name: Texts,
): Extra {
  return { id, name, priceType: 'pax', prices: { adults, kids, unit: 0 }, ...(picture && { picture }) };
}

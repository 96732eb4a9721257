import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tourCategories, tours } from '../../../demo/sandbox/data/tours/tours.ts';
import { tourPictures } from '../../../demo/sandbox/pictures/tour-pictures.ts';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { quintaLuna, tourDay } from './tour-orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const slugs = (answer: unknown) => (answer as { slug: string }[]).map(({ slug }) => slug);
const list = async (query: string) => slugs(await sandbox.json(`/tours?currency=usd&lang=en&${query}`));

describe('the data', () => {
  it('draw every picture that they name', () => {
    const missing = tours.flatMap(({ pictures }) => pictures).filter((name) => !(name in tourPictures));
    expect(missing).toEqual([]);
  });

  it('hold every case that a storefront must cope with', () => {
    const rates = tours.flatMap((tour) => tour.rates);
    expect(tours.length).toBeGreaterThanOrEqual(15);
    expect(tourCategories).toHaveLength(4);
    expect(new Set(tours.map(({ transportation }) => transportation)).size).toBe(3);
    expect(rates.some(({ maxPax }) => maxPax === 0)).toBe(true);
    expect(rates.some(({ maxAdults }) => maxAdults > 0)).toBe(true);
    expect(rates.some(({ maxKids }) => maxKids > 0)).toBe(true);
    expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length);
    expect(tours.some(({ pictures }) => pictures.length === 0)).toBe(true);
    expect(tours.some(({ hidesPrices }) => hidesPrices)).toBe(true);
    expect(tours.some(({ hidesRateTitles }) => hidesRateTitles)).toBe(true);
    const evenings = tours.filter(({ category }) => category === 'evenings');
    expect(new Set(evenings.map(({ destination }) => destination)).size).toBe(1);
  });
});

describe('the list', () => {
  it('can be cut to a category, to what is featured and to a length', async () => {
    expect(await list('category=evenings')).toEqual([
      'taco-walk',
      'tequila-and-mezcal',
      'dinner-show',
      'cooking-class',
    ]);
    expect(await list('category=evenings&featured=1')).toEqual(['taco-walk']);
    expect(await list('categoryId=2&limit=1')).toEqual(['isla-mujeres-catamaran']);
    expect(await list('category=nowhere')).toEqual([]);
  });

  it('leaves out what only the page needs', async () => {
    const [tour] = (await sandbox.json('/tours?currency=usd&lang=en&limit=1')) as [Record<string, unknown>];
    expect(tour).toMatchObject({ min_price: 79, destination_place: { title: 'Valladolid' } });
    expect(tour).not.toHaveProperty('tour_rates');
  });

  it.each(['limit=0', 'limit=51', 'page=2', 'category='])('refuses %s', async (query) => {
    expect((await sandbox.call(`/tours?currency=usd&lang=en&${query}`)).status).toBe(422);
  });
});

describe('a tour', () => {
  it('is found by slug and by id, in language and currency', async () => {
    const tour = await sandbox.json('/tours/dinner-show?currency=mxn&lang=es&category=evenings');
    expect(tour).toMatchObject({
      id: 403,
      title: 'Cena espectáculo bajo las estrellas',
      schedules: { monday: ['19:00'], thursday: [], sunday: [] },
      tour_rates: [
        { title: 'Asientos oro', price_adults: 2190, tour: { id: 403 } },
        { min_pax: 2, base_price: 1100 },
      ],
      descriptions: {
        itinerary: expect.stringContaining('<ol><li>Bebida') as string,
      },
    });
    expect(await sandbox.json('/tours/403?currency=mxn&lang=es')).toEqual(tour);
    expect((await sandbox.call('/tours/nothing?currency=usd&lang=en')).status).toBe(404);
  });
});

describe('departures', () => {
  const times = (id: number, date: string, adults = 2, kids = 0) =>
    sandbox.json(`/tours/${id}/availability?date=${date}&adults=${adults}&kids=${kids}`);

  it('follow the timetable, the seats that are left and the clock', async () => {
    expect(await times(102, tourDay)).toEqual(['08:30', '13:00']);
    expect(await times(102, tourDay, 3, 2)).toEqual(['13:00']);
    expect(await times(103, '2026-06-10')).toEqual([]);
    expect(await times(203, '2026-06-01')).toEqual(['09:00', '11:30', '14:00']);
    expect(await times(201, '2026-06-05')).toEqual([]);
    expect(await times(102, '2026-05-31')).toEqual([]);
  });

  it('belong to an id', async () => {
    expect((await sandbox.call(`/tours/coba/availability?date=${tourDay}&adults=1&kids=0`)).status).toBe(404);
    expect((await sandbox.call('/tours/102/availability?date=2026-06-31&adults=1&kids=0')).status).toBe(422);
  });
});

describe('rides', () => {
  const ride = (id: number, ref: string, changes = {}) =>
    sandbox.call(`/tours/${id}/find-transportation`, {
      body: { currency: 'usd', lang: 'en', pickupLocation: { ...quintaLuna, ref }, ...changes },
    });

  it('cost by distance, nothing from next door', async () => {
    expect(await (await ride(102, 'quinta-luna')).json()).toEqual({
      id: 7,
      zone_name: 'Playa del Carmen',
      base_price: 25,
      pax_price: 14,
    });
    expect(await (await ride(102, 'casa-copal')).json()).toMatchObject({ id: -1, pax_price: 0 });
  });

  it('do not come from everywhere', async () => {
    expect((await ride(102, 'chiquila')).status).toBe(404);
    expect((await ride(102, 'cozumel-reef')).status).toBe(404);
    expect((await ride(102, 'atlantis')).status).toBe(422);
    expect((await ride(203, 'quinta-luna')).status).toBe(422);
    expect((await ride(102, 'tulum', { pickupLocation: null })).status).toBe(422);
  });
});

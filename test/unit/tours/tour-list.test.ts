import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBlockers, missingAnswers } from '../../../src/tours/quote.ts';
import { pickupChoice } from '../../../src/tours/tour-party.ts';
import { destinationsOf, galleryOf, plainText, toursIn } from '../../../src/tours/tour-list.ts';
import { tourOf } from './tour-samples.ts';

describe('adding a tour', () => {
  it('is blocked in four cases and in no other', () => {
    const facts = fc.record({
      rateChosen: fc.boolean(),
      insideCutoff: fc.boolean(),
      outsideCoverage: fc.boolean(),
      totalLoading: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const blocked =
          !known.rateChosen || known.insideCutoff || known.outsideCoverage || known.totalLoading;
        expect(addBlockers(known).length > 0).toBe(blocked);
      }),
    );
  });

  it('lists what is missing in the order of the form, the time only once there is a date', () => {
    const nothing = { date: '', schedule: '', pickupWanted: true, pickupChosen: false };
    expect(missingAnswers(nothing)).toEqual(['date', 'pickup']);
    expect(missingAnswers({ ...nothing, date: '2026-06-11' })).toEqual(['schedule', 'pickup']);
    expect(missingAnswers({ ...nothing, pickupWanted: false, date: '2026-06-11' })).toEqual(['schedule']);
  });

  it('fetches guests always, on request or never', () => {
    const choice = (enabled: boolean, required: boolean) =>
      pickupChoice({ transportation_enabled: enabled, require_pickup_location: required });
    expect(choice(true, true)).toBe('always');
    expect(choice(true, false)).toBe('optional');
    expect(choice(false, true)).toBe('never');
  });
});

describe('a list of tours', () => {
  const to = (id: number | string, title: string) => tourOf({ destination_place: { id, title } });
  const tours = [to(2, 'Tulum'), to(1, 'Cancún'), to('2', 'Tulum'), tourOf()];

  it('names each destination once', () => {
    expect(destinationsOf(tours)).toEqual([
      { id: '1', title: 'Cancún' },
      { id: '2', title: 'Tulum' },
    ]);
  });

  it('is cut to one of them', () => {
    expect(toursIn(tours, '2')).toEqual([tours[0], tours[2]]);
    expect(toursIn(tours, undefined)).toEqual(tours);
    expect(toursIn(tours, '9')).toEqual([]);
  });
});

describe('a tour', () => {
  it('shows its main picture where the gallery is empty', () => {
    expect(galleryOf(tourOf({ gallery: ['a', '', 'b'], image_url: 'c' }))).toEqual(['a', 'b']);
    expect(galleryOf(tourOf({ gallery: null, image_url: 'c' }))).toEqual(['c']);
    expect(galleryOf(tourOf({ image_url: '' }))).toEqual([]);
  });

  it('keeps the valid parts of a malformed answer', () => {
    const tour = tourOf({ duration: 'long', destination_place: null, tags: [1, 'Sea'], tour_rates: [{}] });
    expect(tour).toMatchObject({ duration: undefined, destination_place: undefined, tags: ['Sea'] });
    expect(tour.tour_rates).toEqual([]);
    expect(tour).toMatchObject({ show_prices: true, show_rates_titles: true, kids_valid: false });
    expect(tourOf({ show_prices: false, show_rates_titles: 0 })).toMatchObject({
      show_prices: false,
      show_rates_titles: false,
    });
  });

  it('is described to machines in plain text', () => {
    expect(plainText('<p>Swim <b>far</b></p><script>alert(1)</script>\n<ul><li>Water</li></ul>')).toBe(
      'Swim far Water',
    );
  });

  it.each(['', ' ', '<p></p>', '<p>&nbsp;</p><br>', '<p>&#160;</p>'])('says nothing: %s', (html) => {
    expect(plainText(html)).toBe('');
  });
});

import { expect, it } from 'vitest';
import { tourPictures } from '../../../src/tours/tour-pictures.ts';
import { tourOf } from './tour-samples.ts';

it('a tour without a gallery shows its main picture, if it has one', () => {
  expect(tourPictures(tourOf({ gallery: ['a', '', 'b'], image_url: 'c' }))).toEqual(['a', 'b']);
  expect(tourPictures(tourOf({ gallery: null, image_url: 'c' }))).toEqual(['c']);
  expect(tourPictures(tourOf({ image_url: '' }))).toEqual([]);
});

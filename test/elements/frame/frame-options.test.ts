import { expect, test } from 'vitest';
import { changedOptions } from '../../../elements/frame/frame-options.ts';

const options = { src: 'https://book.example.com/', lang: 'es', primaryColor: '#123456' };

test('a change of a frame keeps the options without a value in it', () => {
  const change = { lang: 'en', currency: undefined, primaryColor: undefined };
  expect(changedOptions(options, change)).toEqual({ ...options, lang: 'en' });
});

test('an empty value of a change replaces the earlier one', () => {
  expect(changedOptions(options, { primaryColor: '' })).toEqual({ ...options, primaryColor: '' });
});

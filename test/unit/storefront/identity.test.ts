import { expect, test } from 'vitest';
import { identityOf, storefrontKey, type IdentityOptions } from '../../../src/storefront/identity.ts';

const plain: IdentityOptions = {
  apiBase: 'https://api.example.com/widget',
  developmentHost: undefined,
  cartScope: 'default',
  preview: false,
};

test.each<[key: string, change: Partial<IdentityOptions>]>([
  ['https://api.example.com/widget||default|', {}],
  ['https://api.example.com/widget|dev.example.com|default|', { developmentHost: 'dev.example.com' }],
  ['https://api.example.com/widget||hotel-2|', { cartScope: 'hotel-2' }],
  ['https://api.example.com/widget||default|preview', { preview: true }],
  ['||default|', { apiBase: undefined }],
])('%s', (key, change) => {
  expect(storefrontKey({ ...plain, ...change })).toBe(key);
});

test('no other option affects the key', () => {
  const options = { ...plain, lang: 'es', currency: 'mxn', storage: 'memory' };
  expect(identityOf(options)).toEqual(plain);
  expect(storefrontKey(options)).toBe(storefrontKey(plain));
});

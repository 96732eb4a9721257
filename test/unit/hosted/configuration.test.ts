import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readConfiguration } from '../../../hosted/configuration.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function read(block: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'booking-config';
  script.textContent = block;
  document.body.append(script);
  return readConfiguration();
}

const empty = {
  apiBase: '',
  allowedParents: [],
  mapsKey: '',
  localeUrl: '',
  developmentHost: '',
  analytics: 'provider',
  consent: '',
  countryByIp: '',
  cardProviderPages: {},
};

test('a page without the block gets the defaults', () => {
  expect(readConfiguration()).toEqual(empty);
});

test('a block that is not JSON is reported, and the defaults apply', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(read('{ apiBase: 1 }')).toEqual(empty);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'The "booking-config" block on this page is not valid JSON.',
    expect.anything(),
  );
});

describe('a field of the wrong type gets its default', () => {
  it.each([
    '{"apiBase":7,"analytics":null,"mapsKey":["a"]}',
    '{"allowedParents":"https://a.example","cardProviderPages":"https://b.example"}',
    '{"allowedParents":[1,null],"cardProviderPages":{"sandbox":1,"other":"x"}}',
    '[]',
    'null',
    '7',
  ])('%s', (block) => expect(read(block)).toEqual(empty));
});

test('every known field is read', () => {
  const written = {
    ...empty,
    apiBase: 'https://api.example/widget',
    allowedParents: ['https://a.example', 'https://b.example'],
    analytics: 'off',
    cardProviderPages: { production: 'https://card.example' },
  };
  expect(read(JSON.stringify({ ...written, unknown: 1 }))).toEqual(written);
});

import { afterEach, expect, it } from 'vitest';
import { addPhoneWidget } from '../../../../../src/features/checkout/customer/phone-widget.ts';

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });

afterEach(() => host.remove());

it('the input keeps its focus when the country list is added and removed', () => {
  document.body.append(host);
  root.innerHTML = '<div><input type="tel" value="305 555"></div>';
  const input = root.querySelector('input') as HTMLInputElement;
  const place = input.parentElement;
  input.focus();
  input.setSelectionRange(2, 4);
  const isUsed = () => root.activeElement === input && [input.selectionStart, input.selectionEnd].join();
  const remove = addPhoneWidget(input, {
    language: 'en',
    country: 'us',
    lookUpCountry: undefined,
    messages: {
      country: 'Country',
      selectedCountry: (country, code) => `${country} ${code}`,
      countries: 'Countries',
      search: 'Search',
      clear: 'Clear',
      nothingFound: 'No country found',
      countriesFound: String,
    },
    onCountry: () => undefined,
  });
  expect(input.parentElement).not.toBe(place);
  expect(isUsed()).toBe('2,4');
  remove();
  expect(input.parentElement).toBe(place);
  expect(isUsed()).toBe('2,4');
});

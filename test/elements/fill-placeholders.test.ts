import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillPlaceholders } from '../../elements/fill-placeholders.ts';
import { settled } from './fake-view.ts';

beforeAll(() => {
  customElements.define('placed-element', class extends HTMLElement {});
  fillPlaceholders();
});

afterEach(() => document.body.replaceChildren());

function addPlace(attributes: Record<string, string>, ...children: Node[]): HTMLElement {
  const place = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value);
  place.append(...children);
  document.body.append(place);
  return place;
}

test('a place that is added later gets its element, with its attributes', async () => {
  const place = addPlace({ 'data-booking': 'placed-element', 'data-airport': 'CUN', class: 'box' });
  await settled();
  expect(place.innerHTML).toBe('<placed-element airport="CUN"></placed-element>');
});

test('what the place held becomes the fallback of the element', async () => {
  const link = document.createElement('a');
  const place = addPlace({ 'data-booking': 'placed-element' }, link);
  await settled();
  expect(place.firstElementChild?.localName).toBe('placed-element');
  expect(link.parentElement).toBe(place.firstElementChild);
});

test('a filled place is left alone, an emptied one is filled again', async () => {
  const place = addPlace({ 'data-booking': 'placed-element' });
  await settled();
  const element = place.firstElementChild;
  document.body.append(document.createElement('p'));
  await settled();
  expect(place.children).toHaveLength(1);
  expect(place.firstElementChild).toBe(element);
  place.replaceChildren();
  await settled();
  expect(place.children).toHaveLength(1);
});

test('unknown names are nothing', async () => {
  const place = addPlace({ 'data-booking': 'no-such-element' });
  await settled();
  expect(place.innerHTML).toBe('');
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fillStrippedTags } from '../../../elements/define/fill-stripped-tags.ts';
import { settled } from '../fake-view.ts';

beforeAll(() => {
  customElements.define('placed-element', class extends HTMLElement {});
  fillStrippedTags();
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

test('the contents of the place become the fallback of the element', async () => {
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

test('a place that is moved keeps its element', async () => {
  const place = addPlace({ 'data-booking': 'placed-element' });
  await settled();
  const element = place.firstElementChild;
  const section = document.createElement('section');
  document.body.append(section);
  section.append(place);
  await settled();
  expect([...place.children]).toEqual([element]);
});

test('an unknown name is reported once, in the console and by an event, and the place is left as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const received: unknown[] = [];
  document.addEventListener('booking-error', ({ target, detail }) => received.push([target, detail]));
  const link = document.createElement('a');
  const place = addPlace({ 'data-booking': 'no-such-element' }, link);
  await settled();
  document.body.append(document.createElement('p'));
  await settled();
  expect(place.innerHTML).toBe('<a></a>');
  expect(received).toEqual([[place, { v: 1, code: 'config', phase: 'start', retryable: false }]]);
  expect(warn.mock.calls).toEqual([['[data-booking="no-such-element"] is not one of our elements']]);
});

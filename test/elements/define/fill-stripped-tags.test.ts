import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fillStrippedTags } from '../../../elements/define/fill-stripped-tags.ts';
import { settled } from '../fake-view.ts';

beforeAll(fillStrippedTags);

afterEach(() => document.body.replaceChildren());

function addPlace(attributes: Record<string, string>, ...children: Node[]): HTMLElement {
  const place = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value);
  place.append(...children);
  document.body.append(place);
  return place;
}

test('a place that is added later gets its element, with its attributes', async () => {
  const place = addPlace({ 'data-booking': 'transfers-box', 'data-airport': 'CUN', class: 'box' });
  await settled();
  expect(place.innerHTML).toBe('<transfers-box airport="CUN"></transfers-box>');
});

test('only the attributes of the element are copied, so that sanitised content cannot run scripts', async () => {
  const place = addPlace({
    'data-booking': 'transfers-box',
    'data-lang': 'es',
    'data-onclick': 'alert(1)',
    'data-style': 'position: fixed',
    'data-limit': '3',
  });
  await settled();
  expect(place.innerHTML).toBe('<transfers-box lang="es"></transfers-box>');
});

test('the contents of the place become the fallback of the element', async () => {
  const link = document.createElement('a');
  const place = addPlace({ 'data-booking': 'transfers-box' }, link);
  await settled();
  expect(place.firstElementChild?.localName).toBe('transfers-box');
  expect(link.parentElement).toBe(place.firstElementChild);
});

test('a filled place is left alone, an emptied one is filled again', async () => {
  const place = addPlace({ 'data-booking': 'transfers-box' });
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
  const place = addPlace({ 'data-booking': 'transfers-box' });
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

test("another element of the page is none of ours, and neither is the name of an object's method", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  customElements.define('foreign-element', class extends HTMLElement {});
  const places = ['foreign-element', 'constructor'].map((tag) => addPlace({ 'data-booking': tag }));
  await settled();
  for (const place of places) expect(place.childElementCount).toBe(0);
  expect(warn).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fillStrippedTags } from '../../../elements/define/fill-stripped-tags.ts';
import { settled } from '../fake-view.ts';

beforeAll(fillStrippedTags);

afterEach(() => document.body.replaceChildren());

function addPlaceholder(attributes: Record<string, string>, ...children: Node[]): HTMLElement {
  const placeholder = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) placeholder.setAttribute(name, value);
  placeholder.append(...children);
  document.body.append(placeholder);
  return placeholder;
}

test('a placeholder that is added later gets its element, with its attributes', async () => {
  const placeholder = addPlaceholder({
    'data-booking': 'transfers-box',
    'data-airport': 'CUN',
    class: 'box',
  });
  await settled();
  expect(placeholder.innerHTML).toBe('<transfers-box airport="CUN"></transfers-box>');
});

test('only the attributes of the element are copied, so that sanitised content cannot run scripts', async () => {
  const placeholder = addPlaceholder({
    'data-booking': 'transfers-box',
    'data-lang': 'es',
    'data-onclick': 'alert(1)',
    'data-style': 'position: fixed',
    'data-limit': '3',
  });
  await settled();
  expect(placeholder.innerHTML).toBe('<transfers-box lang="es"></transfers-box>');
});

test('the contents of the placeholder become the fallback of the element', async () => {
  const link = document.createElement('a');
  const placeholder = addPlaceholder({ 'data-booking': 'transfers-box' }, link);
  await settled();
  expect(placeholder.firstElementChild?.localName).toBe('transfers-box');
  expect(link.parentElement).toBe(placeholder.firstElementChild);
});

test('a filled placeholder is left alone, an emptied one is filled again', async () => {
  const placeholder = addPlaceholder({ 'data-booking': 'transfers-box' });
  await settled();
  const element = placeholder.firstElementChild;
  document.body.append(document.createElement('p'));
  await settled();
  expect(placeholder.children).toHaveLength(1);
  expect(placeholder.firstElementChild).toBe(element);
  placeholder.replaceChildren();
  await settled();
  expect(placeholder.children).toHaveLength(1);
});

test('a placeholder that is moved keeps its element', async () => {
  const placeholder = addPlaceholder({ 'data-booking': 'transfers-box' });
  await settled();
  const element = placeholder.firstElementChild;
  const section = document.createElement('section');
  document.body.append(section);
  section.append(placeholder);
  await settled();
  expect([...placeholder.children]).toEqual([element]);
});

test('an unknown name is reported once, in the console and by an event, and the placeholder is left as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const received: unknown[] = [];
  document.addEventListener('booking-error', ({ target, detail }) => received.push([target, detail]));
  const link = document.createElement('a');
  const placeholder = addPlaceholder({ 'data-booking': 'no-such-element' }, link);
  await settled();
  document.body.append(document.createElement('p'));
  await settled();
  expect(placeholder.innerHTML).toBe('<a></a>');
  expect(received).toEqual([[placeholder, { v: 1, code: 'config', phase: 'start', retryable: false }]]);
  expect(warn.mock.calls).toEqual([['[data-booking="no-such-element"] is not one of our elements']]);
});

test("another element of the page is none of ours, and neither is the name of an object's method", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  customElements.define('foreign-element', class extends HTMLElement {});
  const placeholders = ['foreign-element', 'constructor'].map((tag) =>
    addPlaceholder({ 'data-booking': tag }),
  );
  await settled();
  for (const placeholder of placeholders) expect(placeholder.childElementCount).toBe(0);
  expect(warn).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { unfillableLinks } from '../../../elements/links/unfillable-links.ts';
import { watchLinks } from '../../../elements/links/watch-links.ts';
import { registry } from '../../../src/platform/registry.ts';
import { settled } from '../fake-view.ts';

const HOME = 'https://book.example.com/';
/** Calls of the methods of overlays: which, and with what. */
const calls: unknown[][] = [];

class Engine extends HTMLElement {
  static readonly load = vi.fn(() => Promise.resolve());
  connectedCallback(): void {
    registry().elements.add({
      host: this,
      read: (name) => this.getAttribute(name),
      changed: () => undefined,
      call: (...call) => calls.push(call),
    });
  }
  disconnectedCallback(): void {
    for (const element of registry().elements) if (element.host === this) registry().elements.delete(element);
  }
}

beforeAll(() => {
  customElements.define('booking-engine', Engine);
  const script = document.createElement('script');
  script.type = 'text/plain';
  for (const [name, value] of Object.entries({
    src: 'https://cdn.example.com/v1/booking.js',
    'data-links': HOME,
    'data-api-base': 'https://api.example.com/widget',
    'data-lang': 'es',
    'data-adults': '4',
    'data-onclick': 'alert(1)',
  }))
    script.setAttribute(name, value);
  document.head.append(script);
  watchLinks();
  watchLinks();
});

beforeEach(() => {
  calls.length = 0;
  // What no browser of these tests has.
  vi.spyOn(CSS, 'supports').mockReturnValue(true);
  if (!('popover' in document.body)) Reflect.set(HTMLElement.prototype, 'popover', null);
});

afterEach(() => {
  document.body.replaceChildren();
  registry().overlays?.clear();
});

function addLink(href: string, attributes: Record<string, string> = {}, parent: Node = document.body) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  link.textContent = 'Book';
  parent.appendChild(link);
  return link;
}

/** Clicks; returns whether the browser follows the link. */
function click(link: Element, init: MouseEventInit = {}): boolean {
  let isFollowed = true;
  const atLast = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', atLast, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
  window.removeEventListener('click', atLast);
  return isFollowed;
}

const overlay = () => document.querySelector('body > booking-engine');

describe('a link to the hosted page', () => {
  test('opens one overlay at its route, with the attributes of the script and the sale’s source', () => {
    const link = addLink(`${HOME}activities/water?sc=blog&destination=3#booking-trip=1.abc`);
    expect(click(link)).toBe(false);
    expect(document.querySelectorAll('booking-engine')).toHaveLength(1);
    const attributes = [...(overlay()?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(attributes)).toEqual({
      'api-base': 'https://api.example.com/widget',
      'hosted-url': HOME,
      lang: 'es',
      adults: '4',
      'sales-channel': 'blog',
      presentation: 'overlay',
    });
    expect(calls).toEqual([
      ['openAt', '/activities/water?destination=3', { salesChannel: 'blog', placement: undefined }, '1.abc'],
    ]);
    click(link);
    expect(document.querySelectorAll('booking-engine')).toHaveLength(1);
  });

  test('counts in an open shadow root, with markup inside, and if it was added later', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const link = addLink(`${HOME}extras`, {}, host.attachShadow({ mode: 'open' }));
    const picture = document.createElement('img');
    link.append(picture);
    expect(click(picture)).toBe(false);
    expect(calls[0]?.[1]).toBe('/extras');
  });

  test('dispatches booking-open, which the page can cancel; a sale token is not in it', () => {
    const received: unknown[] = [];
    const cancel = (event: CustomEvent) => {
      event.preventDefault();
      received.push(event.target, event.detail);
    };
    document.addEventListener('booking-open', cancel);
    const link = addLink(`${HOME}cart/success/secret?placement=mail`);
    expect(click(link)).toBe(false);
    document.removeEventListener('booking-open', cancel);
    expect(received).toEqual([
      link,
      { v: 1, path: '/cart/success/:token', mode: 'overlay', source: 'link', placement: 'mail' },
    ]);
    expect(overlay()).toBeNull();
  });

  test.each<[string, MouseEventInit, Record<string, string>]>([
    ['Control', { ctrlKey: true }, {}],
    ['Meta', { metaKey: true }, {}],
    ['Shift', { shiftKey: true }, {}],
    ['Alt', { altKey: true }, {}],
    ['the middle button', { button: 1 }, {}],
    ['a target', {}, { target: '_blank' }],
    ['a named target', {}, { target: 'booking' }],
    ['a download', {}, { download: '' }],
  ])('with %s is left to the browser', (_, init, attributes) => {
    expect(click(addLink(`${HOME}extras`, attributes), init)).toBe(true);
    expect(overlay()).toBeNull();
  });

  test('with the target _self is opened, one whose page opens all links elsewhere is not', () => {
    expect(click(addLink(`${HOME}extras`, { target: '_SELF' }))).toBe(false);
    const base = document.createElement('base');
    base.target = '_blank';
    document.head.append(base);
    expect(click(addLink(`${HOME}extras`))).toBe(true);
    base.remove();
  });

  test('that the page handles itself stays with the page', () => {
    const link = addLink(`${HOME}extras`);
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect(overlay()).toBeNull();
  });

  test('inside one of our elements leads where it says', () => {
    const element = document.createElement('transfers-box');
    document.body.append(element);
    expect(click(addLink(`${HOME}extras`, {}, element))).toBe(true);
  });

  test('to no screen is left to the browser, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const link = addLink(`${HOME}no-such-screen`);
    expect([click(link), click(link)]).toEqual([true, true]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${HOME}no-such-screen leads to no screen`)]]);
  });

  test('is left to a browser that has no dialogs', () => {
    const showModal: unknown = Reflect.get(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    expect(click(addLink(`${HOME}extras`))).toBe(true);
    Reflect.set(HTMLDialogElement.prototype, 'showModal', showModal);
  });

  test('loads the engine ahead once it is pointed at', () => {
    addLink(`${HOME}extras`).dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    expect(Engine.load).toHaveBeenCalled();
  });
});

test.each([
  'https://book.example.com.evil/extras',
  'https://book.example.com@evil.example/',
  'http://book.example.com/',
])('nothing happens to a link to %s', async (href) => {
  const link = addLink(`${href}#inline`);
  await settled();
  expect(click(link)).toBe(true);
  expect(document.body.children).toHaveLength(1);
});

describe('an #inline link', () => {
  test.each([
    ['transfers?airport=CUN&adults=2&onclick=alert(1)', 'transfers-box', { airport: 'CUN', adults: '2' }],
    ['activities/water?sc=x', 'activities-list', { category: 'water', 'sales-channel': 'x' }],
    ['activities/water/reef', 'activity-quote', { category: 'water', activity: 'reef' }],
    ['cart/checkout', 'booking-engine', { route: '/cart/checkout', adults: '4' }],
  ])('to %s is replaced by <%s>, and stays inside, once', async (path, tag, attributes) => {
    const before = document.createElement('p');
    const after = document.createElement('p');
    document.body.append(before);
    const link = addLink(`${HOME}${path}#inline`, { target: '_blank' });
    document.body.append(after);
    await settled();
    const element = before.nextElementSibling;
    expect(element?.localName).toBe(tag);
    const all = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]);
    const common = { 'api-base': 'https://api.example.com/widget', 'hosted-url': HOME, lang: 'es' };
    expect(Object.fromEntries(all)).toMatchObject({ ...common, ...attributes });
    expect(element?.hasAttribute('onclick')).toBe(false);
    expect([...(element?.children ?? [])]).toEqual([link]);
    expect(element?.nextElementSibling).toBe(after);
    document.body.append(document.createElement('p'));
    await settled();
    expect(document.querySelectorAll(tag)).toHaveLength(1);
  });

  test('to no screen stays a link, with a warning, and can be diagnosed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const link = addLink(`${HOME}no-place#inline`);
    await settled();
    expect(link.parentElement).toBe(document.body);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(unfillableLinks()).toEqual([link]);
  });

  test('in an editor stays as its author wrote it', async () => {
    const editor = document.createElement('div');
    document.body.append(editor);
    const link = document.createElement('a');
    Object.defineProperty(link, 'isContentEditable', { value: true });
    link.href = `${HOME}transfers#inline`;
    editor.append(link);
    await settled();
    expect(link.parentElement).toBe(editor);
  });
});

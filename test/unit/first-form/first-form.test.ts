import { afterEach, expect, it, test } from 'vitest';
import { alertWithRetry } from '../../../elements/core/errors/alert-with-retry.ts';
import { earlyLocales } from '../../../locales/locales.ts';
import { showTransfersBoxForm } from '../../../src/first-form/transfers-box-form.ts';
import { formInMarkup } from '../../../src/first-form/interim-form.ts';
import { storageKey } from '../../../src/storefront/identity.ts';
import { fillSilently } from '../../support/fill-silently.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** The first form of a search form with these attributes. */
function shown(attributes: Record<string, string> = {}, markup = '') {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  document.body.append(host);
  const all: Record<string, string> = { 'api-base': apiBase, lang: 'en', ...attributes };
  const read = (name: string) => all[name];
  const first = showTransfersBoxForm({ host, root, read, calls: [] });
  if (!first) throw new Error('There is no first form');
  const control = (name: string, type = 'text') =>
    [...first.currentForm().querySelectorAll('input')].find(
      (input) => input.name === name && input.type === type,
    ) as HTMLInputElement;
  const button = (name: string) =>
    first.currentForm().querySelector<HTMLButtonElement>(`button[name=${name}]`);
  const choose = (mode: string) => {
    for (const radio of first.currentForm().querySelectorAll<HTMLInputElement>('[name=mode]'))
      radio.checked = radio.value === mode;
    first
      .currentForm()
      .querySelector('[name=mode]')
      ?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const change = (name: string, value: string) => {
    all[name] = value;
    return first.update();
  };
  return { root, first, control, button, choose, change };
}

const apiBase = 'https://api.example.com/widget';

/** As `src/storefront/stored-state.ts` stores it. */
function remember(search: object): void {
  const identity = { apiBase, developmentHost: undefined, cartScope: 'default', preview: false };
  sessionStorage.setItem(storageKey(identity), JSON.stringify({ search, session: {} }));
}

it('what the form was given was not entered; what was filled in without an event was', () => {
  remember({
    searchMode: 'P2P',
    pickupPlace: { title: 'Quinta Luna' },
    dropoffPlace: { title: 'Arrecife Grand' },
    date: '2127-03-05',
    returnDate: '2127-03-09',
    wantsReturn: true,
    adults: 4,
    kids: 1,
  });
  const { first, control, change } = shown({ adults: '3' });
  expect(control('returnDate').value).toBe('9 Mar 2127');
  expect(first.collectEntries()).toEqual({});
  change('lang', 'es');
  expect(control('date').value).toBe('5 mar 2127');
  expect(first.collectEntries()).toEqual({});

  fillSilently(control('destination'), 'Coral Club');
  fillSilently(control('adults'), '5');
  fillSilently(control('date'), '2127-04-01');
  // A place belongs to the direction that was on screen.
  const entered = { mode: 'P2P', destination: 'Coral Club', adults: '5', date: '2127-04-01' };
  expect(first.collectEntries()).toEqual(entered);
  // Words that arrive in another language leave it alone.
  change('lang', 'en');
  expect(control('date').value).toBe('2127-04-01');
  expect(first.collectEntries()).toEqual(entered);
});

it('a cleared entry still counts as entered', () => {
  const { first, control } = shown();
  fillSilently(control('destination'), 'Coral');
  expect(first.collectEntries()).toEqual({ mode: 'A2H', destination: 'Coral' });
  fillSilently(control('destination'), '');
  expect(first.collectEntries()).toEqual({ mode: 'A2H', destination: '' });
});

it('a return trip can be removed', () => {
  remember({ searchMode: 'A2H', returnDate: '2127-03-09', wantsReturn: true });
  const { first, control } = shown();
  fillSilently(control('returnDate', 'checkbox'), false);
  control('returnDate', 'checkbox').dispatchEvent(new Event('input', { bubbles: true }));
  expect(control('returnDate')).toBeUndefined();
  expect(first.collectEntries()).toEqual({ returnDate: undefined });
});

it('the hotel stays the hotel in the other direction', () => {
  const { first, control, choose } = shown();
  fillSilently(control('destination'), 'Quinta Luna');
  choose('H2A');
  expect(control('pickup').value).toBe('Quinta Luna');
  expect(first.collectEntries()).toEqual({ mode: 'H2A', pickup: 'Quinta Luna' });
  choose('A2H');
  expect(control('destination').value).toBe('Quinta Luna');
});

it('a focused field was not entered: a changed attribute applies', () => {
  const { first, control, change } = shown({ adults: '3', date: '2127-03-05' });
  control('adults').focus();
  change('adults', '6');
  expect(control('adults').value).toBe('6');
  control('date').focus();
  change('lang', 'es');
  expect(control('date').value).toBe('5 mar 2127');
  expect(first.collectEntries()).toEqual({});
});

it('what was entered is not thrown away where only the page has something else in mind', () => {
  const { first, control, change } = shown();
  fillSilently(control('destination'), 'Quinta');
  expect(change('labels', '{}')).toBe(true);
  expect(first.collectEntries()).toMatchObject({ destination: 'Quinta' });
});

it('a changed attribute applies, unless the visitor has changed something else', () => {
  const { first, control, change } = shown({ adults: '3' });
  fillSilently(control('kids'), '2');
  change('adults', '6');
  expect([control('adults').value, control('kids').value]).toEqual(['6', '2']);
  expect(first.collectEntries()).toEqual({ kids: '2' });
});

it('stays with what was entered where the view will show something else, and goes without', () => {
  const [used, unused] = [shown(), shown()];
  fillSilently(used.control('destination'), 'Quinta');
  expect(used.change('to', 'quinta-luna')).toBe(true);
  expect(unused.change('to', 'quinta-luna')).toBe(false);
});

test.each(['５', '٥', ' \u200B5 '])('a count typed as %j goes on from there', (typed) => {
  const { control, button } = shown();
  fillSilently(control('adults'), typed);
  fillSilently(control('kids'), typed);
  control('adults').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  button('less-kids')?.click();
  expect([control('adults').value, control('kids').value]).toEqual(['6', '4']);
});

test('an invalid count continues from the previous one', () => {
  const { control } = shown();
  fillSilently(control('adults'), 'many');
  control('adults').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(control('adults').value).toBe('3');
});

test('a past day shows an error until another one is typed', () => {
  const { first, control } = shown({ date: '2020-12-12' });
  expect(first.currentForm().textContent).toContain('This date has passed.');
  expect(control('date').getAttribute('aria-invalid')).toBe('true');
  fillSilently(control('date'), '2127-12-12');
  control('date').dispatchEvent(new Event('input', { bubbles: true }));
  expect(first.currentForm().textContent).not.toContain('This date has passed.');
  for (const name of ['aria-invalid', 'aria-describedby'])
    expect(control('date').hasAttribute(name)).toBe(false);
});

test('each of two days that are over has its own way out', () => {
  remember({ searchMode: 'A2H', date: '2020-12-12', returnDate: '2020-12-14', wantsReturn: true });
  const { first } = shown();
  const pressed = [...first.currentForm().querySelectorAll('button')]
    .filter(({ textContent }) => textContent.startsWith('Choose'))
    .map((wayOut) => {
      wayOut.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return first.pressedControl()?.name;
    });
  expect(pressed).toEqual(['choose-date', 'choose-returnDate']);
});

test('what is pressed or sent around the form is not the form’s', () => {
  const { first, control } = shown({ 'hosted-url': 'https://book.example.com/' });
  const pagesOwn = document.createElement('form');
  let tried = 0;
  first.showNotice(
    alertWithRetry(earlyLocales.en.loadError, () => tried++),
    pagesOwn,
  );
  control('destination').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(first.pressedControl()).toBe(control('destination'));
  first.node.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
  expect(tried).toBe(1);
  expect(first.pressedControl()).toBeUndefined();
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  pagesOwn.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
});

test('a form in the markup hands over what was entered in it, and nothing else', () => {
  const radio = '<input type="radio" name="mode" value="A2H" checked>';
  const { first, root } = shown(
    {},
    `<div data-declared><form>${radio}<input name="destination" value="Given"><input name="adults" value="2"></form></div>`,
  );
  expect(first.collectEntries()).toEqual({});
  expect(root.querySelector('[data-declared]')).toBeNull();
});

test('in a form in the markup the hotel stays the hotel, too', () => {
  const radio = (mode: string) => `<input type="radio" name="mode" value="${mode}">`;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = `<div data-declared><form>${radio('A2H')}${radio('H2A')}<input name="destination"></form></div>`;
  for (const input of root.querySelectorAll('input')) {
    if (input.type === 'radio') fillSilently(input, input.value === 'H2A');
    else fillSilently(input, 'quinta');
  }
  expect(formInMarkup(root)?.collectEntries()).toMatchObject({ mode: 'H2A', pickup: 'quinta' });
});

test('of another direction than the element’s, a form in the markup keeps the place that was entered', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const radio = '<input type="radio" name="mode" value="H2A" checked>';
  root.innerHTML = `<div data-declared><form>${radio}<input name="pickup"></form></div>`;
  document.body.append(host);
  fillSilently(root.querySelector<HTMLInputElement>('[name=pickup]') ?? undefined, 'quinta');
  const read = (name: string) => ({ 'api-base': apiBase, lang: 'en' })[name];
  const first = showTransfersBoxForm({ host, root, read, calls: [] });
  expect(first?.collectEntries()).toEqual({ mode: 'H2A', pickup: 'quinta' });
  expect(first?.currentForm().querySelector<HTMLInputElement>('[name=pickup]')?.value).toBe('quinta');
});

test('a composition that began in the markup is awaited, however often the form is looked up', async () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<div data-declared><form><input name="destination"></form></div>';
  formInMarkup(root);
  root.querySelector('input')?.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  const quiet = formInMarkup(root)?.whenIdle();
  expect(await Promise.race([quiet, Promise.resolve('composing')])).toBe('composing');
  dispatchEvent(new Event('compositionend'));
  await expect(quiet).resolves.toBeUndefined();
});

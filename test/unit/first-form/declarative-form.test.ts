import { describe, expect, it } from 'vitest';
import { declarativeForm } from '../../../elements/declarative-form.ts';

const given = {
  'api-base': 'https://api.example.com/widget',
  'hosted-url': 'https://book.example.com/base/',
};

/** The written form as a browser would parse it. */
function written(attributes: Record<string, string | true> = {}) {
  const markup = declarativeForm({ ...given, ...attributes }) ?? '';
  const template = document.createElement('template');
  template.innerHTML = markup.replace(/^<template shadowrootmode="open">(.*)<\/template>$/s, '$1');
  const form = template.content.querySelector('form') as HTMLFormElement;
  const control = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  return {
    markup,
    form,
    control,
    root: template.content.querySelector('[part=root]') as HTMLElement,
    style: template.content.querySelector('style') as HTMLStyleElement,
    hidden: Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name, value }) => [name, value]),
    ),
  };
}

describe('the form as markup', () => {
  it('is a declarative shadow root', () => {
    expect(written().markup).toMatch(/^<template shadowrootmode="open">.*<\/template>$/s);
  });

  it('leads to the hosted page, with what its route takes and the options of the visit', () => {
    const { form, hidden } = written({ airport: 'cun', 'sales-channel': 'web', preview: true });
    expect(form.getAttribute('action')).toBe('https://book.example.com/base/transfers');
    expect(form.getAttribute('method') ?? 'get').toBe('get');
    expect(hidden).toEqual({ airport: 'CUN', sc: 'web', preview: '1' });
  });

  it.each([
    ['A2H', ['destination']],
    ['H2A', ['pickup']],
    ['P2P', ['pickup', 'destination']],
  ])('of the direction %s has the fields %s', (mode, places) => {
    const { form } = written({ mode });
    const names = [...form.querySelectorAll('[role=combobox]')].map((place) => place.getAttribute('name'));
    expect(names).toEqual(places);
    expect(form.querySelector('[name=mode][checked]')?.getAttribute('value')).toBe(mode);
    expect(form.querySelectorAll('[name=mode][checked]')).toHaveLength(1);
  });

  it('holds language, passengers, date and layout', () => {
    const { root, form, control } = written({
      ...{ lang: 'es', adults: '5', kids: '1', date: '2126-12-05', layout: 'row' },
    });
    expect(root.lang).toBe('es');
    expect(form.querySelector('[type=submit]')?.textContent).toBe('Buscar');
    expect(form.dataset.layout).toBe('row');
    expect(control('adults')?.getAttribute('value')).toBe('5');
    expect(control('kids')?.getAttribute('value')).toBe('1');
    expect(control('date')?.getAttribute('value')).toBe('5 dic 2126');
  });

  it('holds the theme in its style sheet, and needs no style attribute', () => {
    const { style, root, markup } = written({
      ...{ 'primary-color': '#8a1c4a', 'color-scheme': 'dark', radius: '2px', density: 'compact' },
    });
    expect(style.textContent).toMatch(
      /\.root\{color-scheme: dark; --theme-primary: #8a1c4a; --theme-radius: 2px;\}$/,
    );
    expect(root.dataset.density).toBe('compact');
    expect(root.hasAttribute('data-painted')).toBe(true);
    expect(markup).not.toContain('style=');
  });

  it('cannot be left through a value', () => {
    const { markup, style } = written({
      'font-family': '</style><script>alert(1)</script>',
      'sales-channel': '"><script>alert(1)</script>',
    });
    expect(markup.match(/<\/style>/g)).toHaveLength(1);
    expect(markup).not.toContain('"><script>');
    expect(style.textContent).toContain('<\\/style>');
  });

  it('carries the nonce of a strict policy', () => {
    expect(written({ nonce: 'r4nd0m' }).style.getAttribute('nonce')).toBe('r4nd0m');
  });

  it.each([
    ['no hosted page', { 'hosted-url': '' }],
    ['an address that is none', { 'hosted-url': 'book.example.com' }],
    ['a place to look up', { to: 'quinta-luna' }],
  ])('does not exist with %s', (_, attributes) => {
    expect(declarativeForm({ ...given, ...attributes })).toBeUndefined();
  });
});

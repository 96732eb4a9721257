import { parseOptions } from '../src/options/parse-options.ts';
import { rawValue } from '../src/options/raw-value.ts';
import { colorSchemes, themeProperties } from '../src/views/theme.ts';
import hostCss from './core/host.css?inline';
import declaredFormCss from '../src/first-form/declared-form.css?inline';
import kitCss from '../src/ui/kit.css?inline';
import viewCss from '../src/views/view.css?inline';
import { drawForm } from '../src/first-form/draw-form.ts';
import { drawAround, givenBy, hostedSearch, NEUTRAL } from '../src/first-form/first-form.ts';
import { transfersBoxSpec } from '../src/first-form/transfers-box-form.ts';

/**
 * `declarative-form.js`, a module for whoever writes pages: the form of `<transfers-box>` with these attributes as the
 * markup of a `<template shadowrootmode>`, which belongs into the element. The browser then shows it before any script
 * has arrived. An attribute without a value is `true`.
 *
 * Undefined without a valid `hosted-url`, to which the form leads without scripts, with `from` or `to`, whose places only
 * the provider can name, and with `lock` or `prefill`.
 */
export function declarativeForm(attributes: Readonly<Record<string, string | true>>): string | undefined {
  const options = parseOptions(undefined, transfersBoxSpec.attributes, (name) => {
    const value = attributes[name];
    return rawValue(name, value === undefined ? null : value === true ? '' : value);
  });
  const { lang = 'en', from, to, lock, prefill, nonce } = options;
  const url = hostedSearch(options, {});
  if (url === undefined || from || to || lock.length > 0 || prefill) return undefined;
  const form = drawForm(lang, givenBy(options), {});
  // The list of airports is empty without scripts.
  form.querySelector('select')?.removeAttribute('name');
  sendTo(new URL(url), form);
  writeState(form);
  const inner = drawAround(transfersBoxSpec.around, form, lang, options);

  const node = document.createElement('div');
  const style = document.createElement('style');
  node.className = 'view';
  node.dataset.declared = '';
  if (nonce !== undefined) style.setAttribute('nonce', nonce);
  const theme = { 'color-scheme': colorSchemes[options.colorScheme], ...themeProperties(options, NEUTRAL) };
  const set = Object.entries(theme).filter(([, value]) => value !== undefined);
  const declarations = set.map(([name, value]) => `${name}:${value}`);
  // The values of the page's author come last: a mistake in them spoils nothing else.
  const css = `${[hostCss, viewCss, kitCss, ...transfersBoxSpec.styles, declaredFormCss].join('')}.root{${declarations.join(';')}}`;
  style.textContent = css.replaceAll('</', '<\\/');
  node.append(style, inner);
  return `<template shadowrootmode="open">${node.outerHTML}</template>`;
}

/** A plain form sends its fields only, and drops the query of its action. */
function sendTo(url: URL, form: HTMLFormElement): void {
  form.setAttribute('action', url.origin + url.pathname);
  for (const [name, value] of url.searchParams) {
    const field = document.createElement('input');
    for (const [attribute, text] of Object.entries({ type: 'hidden', name, value }))
      field.setAttribute(attribute, text);
    form.append(field);
  }
}

/** Markup holds attributes, not properties. */
function writeState(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll('input')) {
    input.toggleAttribute('checked', input.checked);
    if (input.value !== '') input.setAttribute('value', input.value);
  }
}

import searchFormCss from '../../features/transfers/search-form.css?inline';
import { parseOptions } from '../../options/parse-options.ts';
import type { ReadOption } from '../../options/raw-value.ts';
import { transfersBoxAttributes, type TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import { hostedUrl } from '../../shared/hosted-url.ts';
import { kitCss } from '../kit-sheet.ts';
import { colorSchemes, isPainted, themeProperties } from '../theme.ts';
import viewCss from '../view.css?inline';
import declaredFormCss from './declared-form.css?inline';
import { drawFirstForm } from './draw-first-form.ts';
import { NEUTRAL } from './first-form-theme.ts';
import { hostedRoute } from './hosted-route.ts';
import { rulesFor } from './rules-for.ts';

/**
 * The first form as a declarative shadow root, which leads to the hosted page without any script. Undefined without a
 * hosted page, where the form would show places that have to be looked up, and where fields are locked or filled from a
 * query.
 */
export function writeForm(document: Document, outerCss: string, read: ReadOption): string | undefined {
  const options = parseOptions(undefined, transfersBoxAttributes, read);
  const { lang: language = 'en', nonce } = options;
  const { inner, form, show } = drawFirstForm(document, language);
  const url = hostedUrl(options, hostedRoute(undefined, options));
  const { from, to, lock, prefill } = options;
  if (url === undefined || from || to || lock.length > 0 || prefill) return undefined;
  show(options, language);
  inner.lang = language;
  inner.dataset.density = options.density;
  inner.toggleAttribute('data-painted', isPainted(options));
  sendTo(new URL(url), form);
  keepState(form);

  const node = document.createElement('div');
  node.className = 'view';
  node.dataset.declared = '';
  const style = document.createElement('style');
  if (nonce !== undefined) style.setAttribute('nonce', nonce);
  node.append(style, inner);
  const classes = new Set([...node.querySelectorAll('*'), node].flatMap(({ classList }) => [...classList]));
  const rules = [outerCss, viewCss, kitCss, searchFormCss].map((css) => rulesFor(css, classes));
  // The declarations of the page's author come last: a mistake in them spoils nothing else.
  const css = `${rules.join('')}${declaredFormCss}.root{${themeOf(options)}}`;
  style.textContent = css.replaceAll('</', '<\\/');
  return `<template shadowrootmode="open">${node.outerHTML}</template>`;
}

/** A plain form sends its fields only, and drops the query of its action. */
function sendTo(url: URL, form: HTMLFormElement): void {
  form.setAttribute('action', url.origin + url.pathname);
  for (const [name, value] of url.searchParams) {
    const field = form.ownerDocument.createElement('input');
    for (const [attribute, text] of Object.entries({ type: 'hidden', name, value }))
      field.setAttribute(attribute, text);
    form.append(field);
  }
}

/** Markup holds attributes, not properties. */
function keepState(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll('input')) {
    input.toggleAttribute('checked', input.checked);
    if (input.value !== '') input.setAttribute('value', input.value);
  }
}

function themeOf(options: TransfersBoxOptions): string {
  const properties = {
    'color-scheme': colorSchemes[options.colorScheme],
    ...themeProperties(options, NEUTRAL),
  };
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

import { parseOptions } from '../src/options/parse-options.ts';
import { rawValue, type ReadOption } from '../src/options/raw-value.ts';
import hostCss from './core/host.css?inline';
import declaredFormCss from '../src/first-form/declared-form.css?inline';
import kitCss from '../src/ui/kit.css?inline';
import viewCss from '../src/views/view.css?inline';
import { hostedSearch } from '../src/first-form/first-form.ts';
import { transfersBoxForm, transfersBoxSpec } from '../src/first-form/transfers-box-form.ts';

/**
 * `declarative-form.js`, a module for authors of static pages: returns the form of `<transfers-box>` with these attributes
 * as the markup of a `<template shadowrootmode>`, to be placed in the element. The browser then shows it before any script
 * has loaded. An attribute without a value is `true`.
 *
 * Undefined without a valid `hosted-url`, where the form leads without scripts; with `from` or `to`, whose places only the
 * provider can name; and with `lock` or `prefill`.
 */
export function declarativeForm(attributes: Readonly<Record<string, string | true>>): string | undefined {
  const given: ReadOption = (name) =>
    rawValue(name, attributes[name] === true ? '' : (attributes[name] ?? null));
  const options = parseOptions(undefined, transfersBoxSpec.attributes, given);
  // English by default, and independent of what the author's own tab remembers.
  const own: Record<string, unknown> = { lang: options.lang ?? 'en', storage: 'memory' };
  const read: ReadOption = (name) => own[name] ?? given(name);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const first = transfersBoxForm({ host, root, read, calls: [] });
  const url = hostedSearch(options, {});
  const inner = first?.node.querySelector<HTMLElement>('.root');
  if (!first || !inner || url === undefined) return undefined;
  sendTo(new URL(url), first.form());

  // A policy may forbid style attributes. The theme comes last, so that a mistake in it affects nothing else.
  const style = document.createElement('style');
  if (options.nonce !== undefined) style.setAttribute('nonce', options.nonce);
  const theme = `.root{${inner.style.cssText}}`;
  const css = [hostCss, viewCss, kitCss, ...transfersBoxSpec.styles, declaredFormCss, theme].join('');
  style.textContent = css.replaceAll('</', '<\\/');
  inner.removeAttribute('style');
  first.node.prepend(style);
  first.node.dataset.declared = '';
  return `<template shadowrootmode="open">${first.node.outerHTML}</template>`;
}

/** A plain form sends its fields only, and drops the query of its action. */
function sendTo(url: URL, form: HTMLFormElement): void {
  form.setAttribute('action', url.origin + url.pathname);
  // The list of airports is empty without scripts.
  form.querySelector('select')?.removeAttribute('name');
  for (const [name, value] of url.searchParams) {
    const field = document.createElement('input');
    for (const [attribute, text] of Object.entries({ type: 'hidden', name, value }))
      field.setAttribute(attribute, text);
    form.append(field);
  }
}

import { firstScreenCatalogs } from '../locales/first-screen-catalogs.ts';
import { parseOptions } from '../src/options/parse-options.ts';
import { rawValue, type ReadOption } from '../src/options/raw-value.ts';
import hostCss from './core/host.css?inline';
import declaredFormCss from '../src/first-form/declared-form.css?inline';
import kitCss from '../src/ui/kit.css?inline';
import viewCss from '../src/views/view.css?inline';
import { defaultLanguage, languages } from '../src/schema/language.ts';
import { formTexts } from '../src/first-form/form-texts.ts';
import { textsFromCatalog } from '../src/first-form/texts-from-catalog.ts';
import { hostedSearchUrl } from '../src/first-form/hosted-search-url.ts';
import { showTransfersBoxForm, transfersBoxSpec } from '../src/first-form/transfers-box-form.ts';

for (const language of languages) formTexts[language] = textsFromCatalog(firstScreenCatalogs[language]);

/**
 * `declarative-form.js`, a module for authors of static pages: returns the form of `<transfers-box>` with these attributes
 * as the markup of a `<template shadowrootmode>`, to be placed in the element. The browser then shows it before any script
 * has loaded. An attribute without a value is `true`.
 *
 * Undefined without a valid `hosted-url`, to which the form is submitted without scripts. Also undefined with `from` or `to`,
 * whose places only the provider can name, and with `labels`, `lock` or `prefill`.
 */
export function declarativeForm(attributes: Readonly<Record<string, string | true>>): string | undefined {
  const readAttribute: ReadOption = (name) =>
    rawValue(name, attributes[name] === true ? '' : (attributes[name] ?? null));
  const options = parseOptions(transfersBoxSpec.attributes, readAttribute);
  // English by default, and independent of what the author's own tab remembers.
  const overrides: Record<string, unknown> = { lang: options.lang ?? defaultLanguage, storage: 'memory' };
  const read: ReadOption = (name) => overrides[name] ?? readAttribute(name);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const firstForm = showTransfersBoxForm({ host, root, read, calls: [] });
  const action = hostedSearchUrl(options, {});
  const themedRoot = firstForm?.node.querySelector<HTMLElement>('.root');
  if (!firstForm || !themedRoot || action === undefined) return undefined;

  makeSubmittable(firstForm.currentForm(), new URL(action));
  firstForm.node.prepend(styleElement(options.nonce, themedRoot.style.cssText));
  // A policy may forbid style attributes.
  themedRoot.removeAttribute('style');
  firstForm.node.dataset.declared = '';
  return `<template shadowrootmode="open">${firstForm.node.outerHTML}</template>`;
}

/** Makes a form lead to a URL without scripts. Browsers drop the query of its action, so hidden fields repeat it. */
function makeSubmittable(form: HTMLFormElement, url: URL): void {
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

function styleElement(nonce: string | undefined, themeCss: string): HTMLStyleElement {
  const style = document.createElement('style');
  if (nonce !== undefined) style.setAttribute('nonce', nonce);
  const formCss = [hostCss, viewCss, kitCss, ...transfersBoxSpec.styles, declaredFormCss].join('');
  // The theme comes last, so that a mistake in it affects nothing else.
  const css = `${formCss}.root{${themeCss}}`;
  // No value may close the element with `</style>`.
  style.textContent = css.replaceAll('</', '<\\/');
  return style;
}

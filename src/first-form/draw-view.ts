import type { LanguageTag } from '../schema/language.ts';
import { localeFileOf } from '../platform/locale-files.ts';
import { colorSchemes, hasOwnBackground, themeProperties } from '../views/theme.ts';
import { build, type Drawing } from './drawing.ts';
import type { FormOptions } from './form-options.ts';

/** Used until the company's colour is known. */
const NEUTRAL_COLOR = '#6b7280';

/** Builds what a view renders before any answer of the provider, with this form in it. */
export function drawView(
  drawing: Drawing,
  form: HTMLFormElement,
  options: FormOptions,
  language: LanguageTag,
): HTMLElement {
  const view = build(drawing, language);
  form.dataset.layout = options.layout ?? 'auto';
  view.querySelector('form')?.replaceWith(form);
  if (options.navigation === 'none') view.querySelector('nav')?.remove();
  view.lang = language;
  view.dir = localeFileOf(language)?.direction ?? 'ltr';
  view.dataset.density = options.density;
  view.toggleAttribute('data-painted', hasOwnBackground(options));
  view.style.colorScheme = colorSchemes[options.colorScheme] ?? '';
  for (const [name, value] of Object.entries(themeProperties(options, NEUTRAL_COLOR)))
    view.style.setProperty(name, value ?? '');
  return view;
}

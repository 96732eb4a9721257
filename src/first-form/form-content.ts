import type { AttributeTable } from '../options/attribute.ts';
import { commonAttributes, type ElementOptions } from '../options/attributes.ts';
import { parseOptions } from '../options/parse-options.ts';
import type { ReadOption } from '../options/raw-value.ts';
import type { LanguageTag } from '../schema/language.ts';
import { partyFields } from '../schema/party.ts';
import { guessLanguage } from '../storefront/guess-language.ts';
import type { Entries } from './entries.ts';
import type { FormOptions } from './form-options.ts';
import { storedChoices } from './stored-choices.ts';

/** What a first form shows before anything is entered. */
export interface FormContent<Options> {
  options: Options;
  language: LanguageTag;
  /** The trip that the tab's storage and the options preset; options take precedence. Dates are `yyyy-MM-dd`. */
  presets: Entries;
}

/**
 * Returns a function that reads the content of a form: from the tab's storage as it is now, and from the options as they are
 * at each call.
 */
export function createContentReader<Options extends FormOptions>(
  attributes: AttributeTable<Options>,
  read: ReadOption,
): () => FormContent<Options> {
  const parse = () => parseOptions(attributes, read);
  const stored = storedChoices(parse());
  return () => {
    const options = parse();
    return {
      options,
      language: languageOf(options, stored),
      presets: { ...stored.entries, ...presetsOf(options) },
    };
  };
}

/** The language of an element's form. */
export function readFormLanguage(read: ReadOption): LanguageTag {
  const options = parseOptions(commonAttributes, read);
  return languageOf(options, storedChoices(options));
}

function languageOf(options: ElementOptions, stored: ReturnType<typeof storedChoices>): LanguageTag {
  return guessLanguage((name) =>
    name === 'locale-url' ? options.localeUrl : (options[name] ?? stored[name]),
  );
}

function presetsOf(options: FormOptions): Entries {
  const presets: Entries = {};
  for (const name of ['mode', ...partyFields, 'date'] as const)
    if (options[name] !== undefined) presets[name] = String(options[name]);
  return presets;
}

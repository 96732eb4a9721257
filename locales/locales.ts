import type { Language } from '../src/schema/language.ts';
import { catalogs as enCatalogs } from './en/catalog-files.ts';
import * as en from './en/locale.ts';
import { catalogs as esCatalogs } from './es/catalog-files.ts';
import * as es from './es/locale.ts';
import { catalogs as frCatalogs } from './fr/catalog-files.ts';
import * as fr from './fr/locale.ts';
import { catalogs as ptCatalogs } from './pt/catalog-files.ts';
import * as pt from './pt/locale.ts';
import type { Catalogs, EarlyLocale, LocaleTexts } from './types.ts';

// Separate records, so that a script only contains the parts that it uses.
export const earlyLocales: Record<Language, EarlyLocale> = {
  en: en.early,
  es: es.early,
  pt: pt.early,
  fr: fr.early,
};
export const localeTexts: Record<Language, LocaleTexts> = {
  en: en.texts,
  es: es.texts,
  pt: pt.texts,
  fr: fr.texts,
};
export const catalogs: Record<Language, Catalogs> = {
  en: enCatalogs,
  es: esCatalogs,
  pt: ptCatalogs,
  fr: frCatalogs,
};

import type { Language } from '../src/schema/language.ts';
import * as en from './en/first-screen.po';
import * as es from './es/first-screen.po';
import * as fr from './fr/first-screen.po';
import * as pt from './pt/first-screen.po';
import type { Catalog } from './types.ts';

/** The messages of the first screens, for code that cannot wait for them to load. No script of the storefront has them. */
export const firstScreenCatalogs: Record<Language, Catalog> = { en, es, pt, fr };

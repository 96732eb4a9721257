import type { LanguageTag } from '../schema/language.ts';
import drawings from './drawings.json' with { type: 'json' };

/** The texts of the first form in a language, in the order in which the drawings refer to them. */
export type FormTexts = readonly string[];

/** By language. English and Spanish are part of the script; all others arrive with their catalogs. */
export const formTexts: Partial<Record<LanguageTag, FormTexts>> = drawings.messages;

import { fullTrip } from '../e2e/support/full-trip.ts';
import { pseudoWords } from '../e2e/support/pseudo-language.ts';
import { words, type Words } from '../e2e/support/words.ts';
import { defaultLanguage, languages, type Language } from '../../src/schema/language.ts';
import { pseudoLanguages, pseudoTag, type PseudoLanguage } from '../support/pseudo-language.ts';

/** Every way in which `npm run screenshots` draws every screen. */
export const widths = { 360: 740, 768: 1024, 1280: 720 } as const;
export const schemes = ['light', 'dark'] as const;

export interface Look {
  width: number;
  height: number;
  scheme: (typeof schemes)[number];
  /** The language of the browser, and of the provider. */
  language: Language;
  /** Shown instead of that language, by a locale file. */
  pseudo?: PseudoLanguage;
}

/** The pseudo-languages only by day: they show where texts do not fit, and what is not mirrored. */
export const looks: Look[] = Object.entries(widths).flatMap(([width, height]) => {
  const size = { width: Number(width), height };
  return [
    ...schemes.flatMap((scheme) => languages.map((language) => ({ ...size, scheme, language }))),
    ...pseudoLanguages.map((pseudo) => ({
      ...size,
      scheme: 'light' as const,
      language: defaultLanguage,
      pseudo,
    })),
  ];
});

/** The texts on screen in a look. */
export function wordsOf({ language, pseudo }: Look): Words {
  return pseudo ? pseudoWords(pseudo) : words[language];
}

/** A cart that was shared in a look, as a link carries it. */
export function sharedTripOf({ language, pseudo }: Look): Promise<string> {
  return fullTrip(language, 'usd', 'roundtrip', 2, pseudo && pseudoTag(pseudo));
}

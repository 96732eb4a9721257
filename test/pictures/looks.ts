import { languages, type Language } from '../../src/schema/language.ts';

/** Every way in which `npm run screenshots` draws every screen. */
export const widths = { 360: 740, 768: 1024, 1280: 720 } as const;
export const schemes = ['light', 'dark'] as const;

export interface Look {
  width: number;
  height: number;
  scheme: (typeof schemes)[number];
  language: Language;
}

export const looks: Look[] = Object.entries(widths).flatMap(([width, height]) =>
  schemes.flatMap((scheme) =>
    languages.map((language) => ({ width: Number(width), height, scheme, language })),
  ),
);

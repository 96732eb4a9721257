import type { Direction } from '../../schema/transfer.ts';

/** A text in English and in Spanish. */
export type Word = readonly [en: string, es: string];

/** An element: its tag, its attributes and its children; a number stands for a word. */
export type Description = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: (Description | string | number)[],
];

/** The search form of `<transfers-box>`, as the build has drawn it from the view's own components. */
export interface Forms {
  words: readonly Word[];
  forms: Readonly<Record<Direction, Description>>;
  /** What a date says that is over; the day that its button offers follows. */
  dayOver: Description;
}

/** The home screen of `<booking-engine>` in the same way, with an empty place for the search form. */
export interface Home {
  words: readonly Word[];
  home: Description;
}

/** Of the links in what the build has drawn; stands for the partner's hosted page. */
export const hostedOrigin = 'https://hosted.example';

import type { LanguageTag } from '../schema/language.ts';
import { formTexts } from './form-texts.ts';
import drawings from './drawings.json' with { type: 'json' };

/** An element: its tag, its attributes and its children. A string such as `@3` stands for the message with that index. */
export type Drawing = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Drawing | string)[],
];

/** What React renders for the views before any answer of the provider. `npm run draw` generates `drawings.json`. */
export interface Drawings {
  /** The messages of the languages that are part of `booking.js`, in the order of `message-ids.json`. */
  messages: Record<'en' | 'es', readonly string[]>;
  /** The views, with an empty form in place of their search form. */
  views: Record<'transfers-box' | 'booking-engine', Drawing>;
  /** The search form from door to door, with a return trip. */
  form: Drawing;
  /** The field that replaces pickup or destination in other directions. */
  airport: Drawing;
  /** The error of a date that has passed. */
  pastDate: Drawing;
}

// TypeScript types the tuples of a JSON file as arrays, which it refuses to convert to tuples directly.
export const {
  views: viewDrawings,
  form: formDrawing,
  airport: airportDrawing,
  pastDate: pastDateDrawing,
} = drawings as unknown as Drawings;

/** Creates the elements of a drawing, one by one, because Trusted Types forbid markup. */
export function build(drawing: Drawing, language: LanguageTag): HTMLElement {
  const translate = (text: string) =>
    text.startsWith('@') ? (formTexts[language]?.[Number(text.slice(1))] ?? '') : text;
  const create = ([tag, attributes, ...children]: Drawing, isInSvg = false): Element => {
    const isSvg = isInSvg || tag === 'svg';
    const element = isSvg
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag);
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, translate(text));
    element.append(
      ...children.map((child) => (typeof child === 'string' ? translate(child) : create(child, isSvg))),
    );
    return element;
  };
  return create(drawing) as HTMLElement;
}

import type { Language } from '../schema/language.ts';
import drawings from './drawings.json' with { type: 'json' };

/** An element: its tag, its attributes and its children. `@3` is a message, by its place in the list. */
export type Drawing = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Drawing | string)[],
];

/** What React renders for the views of both elements before any answer (`npm run draw`). */
export interface Drawings {
  messages: Record<Language, readonly string[]>;
  /** What stands around the form, with an empty form in its place. */
  around: Record<'transfers-box' | 'booking-engine', Drawing>;
  /** From door to door, with a return trip. */
  form: Drawing;
  /** Replaces the pickup or the destination. */
  airport: Drawing;
  /** The error of a date that has passed. */
  dayOver: Drawing;
}

const messages: Drawings['messages'] = drawings.messages;
export const { around, form, airport, dayOver } = drawings as unknown as Drawings;

/** Element by element, because Trusted Types forbid markup. */
export function build(drawing: Drawing, language: Language): HTMLElement {
  const say = (text: string) =>
    text.startsWith('@') ? (messages[language][Number(text.slice(1))] ?? '') : text;
  const element = ([tag, attributes, ...children]: Drawing, isSvg: boolean): Element => {
    const inSvg = isSvg || tag === 'svg';
    const made = inSvg
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag);
    for (const [name, text] of Object.entries(attributes)) made.setAttribute(name, say(text));
    made.append(...children.map((child) => (typeof child === 'string' ? say(child) : element(child, inSvg))));
    return made;
  };
  return element(drawing, false) as HTMLElement;
}

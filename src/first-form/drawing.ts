import type { Language } from '../schema/language.ts';
import drawings from './drawings.json' with { type: 'json' };

/** An element: its tag, its attributes and its children. A text that begins with `@` names a message. */
export type Drawing = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Drawing | string)[],
];

/** What React draws of the views of both elements before any answer (`npm run draw`). */
export interface Drawings {
  messages: Record<Language, Record<string, string>>;
  /** What stands around the form, with an empty form in its place. */
  around: Record<'transfers-box' | 'booking-engine', Drawing>;
  /** From door to door, with a return trip. */
  form: Drawing;
  /** Takes the place of the pickup or the destination. */
  airport: Drawing;
  /** What a date says that is over. */
  dayOver: Drawing;
}

const { messages, ...parts } = drawings as unknown as Drawings;
export const { around, form, airport, dayOver } = parts;

/** Element by element, because Trusted Types forbid markup. */
export function build(drawing: Drawing, language: Language): HTMLElement {
  const say = (text: string) => (text.startsWith('@') ? (messages[language][text.slice(1)] ?? '') : text);
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

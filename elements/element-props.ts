import type { BookingEventMap } from './events.ts';

/** The options of an element as a component of a framework takes them: every attribute by its camelCase name. */
export type ElementProps<Options> = {
  [Name in keyof Options]?: Written<NonNullable<Options[Name]>> | undefined;
} & EventHandlers & {
    /** Texts of your own, each by the English text that it stands for: `{ Search: 'Find my ride' }`. */
    labels?: Readonly<Record<string, string>> | undefined;
  };

/** The attributes of an element as they are written in HTML, and listeners by the names of the events. */
export type ElementAttributes<Options> = {
  [Name in keyof Options & string as Kebab<Name>]?: Written<NonNullable<Options[Name]>> | undefined;
} & {
  [Name in keyof BookingEventMap as `on${Name}`]?: (event: BookingEventMap[Name]) => void;
};

/** What a tag takes where listeners may also be written as directives, `on:booking-ready`: in Svelte 4 and in Solid. */
export type TagProps<Options> = ElementAttributes<Options> &
  Pick<ElementProps<Options>, 'labels'> & {
    [Name in keyof BookingEventMap as `on:${Name}`]?: (event: BookingEventMap[Name]) => void;
  };

/** Numbers may carry a unit; words of a list stand in one text. */
type Written<Value> = Value extends readonly (infer Word extends string)[]
  ? Word | 'off' | (string & {})
  : Value extends number
    ? number | `${number}` | `${number}px`
    : Value;

/** `onBookingCartChange` hears `booking-cart-change`. */
type EventHandlers = {
  [Name in keyof BookingEventMap as `on${Pascal<Name>}`]?:
    ((event: BookingEventMap[Name]) => void) | undefined;
};

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

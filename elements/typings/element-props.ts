import type { BookingEventName } from '../../src/schema/events.ts';
import type { BookingEventMap } from '../core/events/booking-events.ts';

/** The options and events of an element as props of a framework's component, by their camelCase names. */
export type ElementProps<Options> = {
  [Name in keyof Options]?: AttributeValue<NonNullable<Options[Name]>> | undefined;
} & EventHandlers & {
    /** Custom texts, keyed by the English text that they replace: `{ Search: 'Find my ride' }`. */
    labels?: Readonly<Record<string, string>> | undefined;
  };

/** The attributes of an element as written in HTML, and listeners by event name. */
export type ElementAttributes<Options> = {
  [Name in keyof Options & string as Kebab<Name>]?: AttributeValue<NonNullable<Options[Name]>> | undefined;
} & {
  [Name in BookingEventName as `on${Name}`]?: Listener<Name>;
};

/**
 * The props of a tag in Svelte and Solid, which can set the property `labels`. In Svelte 4 and Solid, listeners can also be
 * directives: `on:booking-ready`.
 */
export type TagProps<Options> = ElementAttributes<Options> &
  Pick<ElementProps<Options>, 'labels'> & {
    [Name in BookingEventName as `on:${Name}`]?: Listener<Name>;
  };

/**
 * The type of an attribute for an option of this type: numbers may have a unit, and lists are written as one string, for which
 * editors still suggest the items, and `off` for none.
 */
type AttributeValue<Value> = Value extends readonly (infer Item extends string)[]
  ? Item | 'off' | (string & {})
  : Value extends number
    ? number | `${number}` | `${number}px`
    : Value;

/** The listeners as props, such as `onBookingCartChange` for `booking-cart-change`. */
type EventHandlers = {
  [Name in BookingEventName as `on${Pascal<Name>}`]?: Listener<Name>;
};

type Listener<Name extends BookingEventName> = ((event: BookingEventMap[Name]) => void) | undefined;

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

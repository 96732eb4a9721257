'use client';

import { createElement, useEffect, useImperativeHandle, useRef, type ReactElement } from 'react';
import { ActivitiesList as ActivitiesListElement } from './activities-list.ts';
import { ActivityQuote as ActivityQuoteElement } from './activity-quote.ts';
import { attributeName } from '../src/options/attribute-names.ts';
import { BookingEngine as BookingEngineElement } from './booking-engine.ts';
import type { ElementClass } from './core/element-class.ts';
import { defineElement } from './define/define-element.ts';
import type { ElementProps } from './typings/element-props.ts';
import type { ElementTypes } from './typings/element-types.ts';
import type { ReactProps } from './typings/react-props.ts';
import { TransfersBox as TransfersBoxElement } from './transfers-box.ts';

export type { ElementProps, ReactProps };

/** `<booking-engine>` as a React component: the whole storefront. */
export const BookingEngine = reactComponent('booking-engine', BookingEngineElement);

/** `<transfers-box>` as a React component: the search form for transfers. */
export const TransfersBox = reactComponent('transfers-box', TransfersBoxElement);

/** `<activities-list>` as a React component: tours as cards. */
export const ActivitiesList = reactComponent('activities-list', ActivitiesListElement);

/** `<activity-quote>` as a React component: the quote box of one tour. */
export const ActivityQuote = reactComponent('activity-quote', ActivityQuoteElement);

/**
 * Creates a component that renders one of our elements. Options become attributes, so that they work before the element is
 * defined and on server-rendered pages; handlers listen to the element's events.
 */
function reactComponent<Tag extends keyof ElementTypes>(
  tag: Tag,
  elementClass: ElementClass<ElementTypes[Tag]['element']>,
) {
  type Element = ElementTypes[Tag]['element'];
  type Props = ElementProps<ElementTypes[Tag]['options']> & ReactProps<Element>;
  return function BookingComponent(props: Props): ReactElement {
    // Generic props cannot be destructured by name; only their options depend on the element.
    const { ref, children, labels, ...otherProps } = props as ElementProps<object> & ReactProps<Element>;
    const element = useRef<Element>(null);
    // React calls this once the element exists and, because of the empty list, again only when `ref` changes.
    useImperativeHandle(ref, () => element.current as Element, []);
    // In an effect, because a server has no registry of elements.
    useEffect(() => {
      if (!customElements.get(tag)) defineElement(tag, elementClass);
    }, []);
    // As a property: an attribute cannot contain an object.
    useEffect(() => {
      if (element.current) Reflect.set(element.current, 'labels', labels);
    }, [labels]);

    const entries = Object.entries(otherProps) as [string, unknown][];
    // After every render, because a parent usually passes new functions each time.
    useEffect(() => {
      const target = element.current;
      const handlers = entries
        .filter(isHandler)
        .map(([name, handler]) => [eventName(name), handler] as const);
      for (const [event, handler] of handlers) target?.addEventListener(event, handler);
      return () => {
        for (const [event, handler] of handlers) target?.removeEventListener(event, handler);
      };
    });

    const attributes = entries.filter((entry) => !isHandler(entry)).map(attributeEntry);
    return createElement(tag, { ...Object.fromEntries(attributes), ref: element }, children);
  };
}

function isHandler(entry: [string, unknown]): entry is [string, EventListener] {
  const [name, value] = entry;
  return name.startsWith('onBooking') && typeof value === 'function';
}

/** `onBookingCartChange` → `booking-cart-change`. */
function eventName(handlerName: string): string {
  return attributeName(handlerName.slice('on'.length)).slice('-'.length);
}

/** The attribute for a prop. Props of React stay unchanged; an option that is `true` becomes an empty attribute. */
function attributeEntry([name, value]: [string, unknown]): [string, unknown] {
  if (/^(className|style|hidden)$/.test(name)) return [name, value];
  if (typeof value === 'boolean') return [attributeName(name), value ? '' : undefined];
  return [attributeName(name), value];
}

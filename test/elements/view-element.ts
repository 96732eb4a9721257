import type { ComponentType } from 'react';
import { commonAttributes, type ElementOptions } from '../../src/options/attributes.ts';
import { bookingElement } from '../../elements/core/booking-element.ts';
import { mountView } from '../../elements/core/view/mount-view.ts';
import type { ViewSpec } from '../../elements/core/view/view-spec.ts';
import type { ViewConfig } from '../../src/views/view-config.ts';

/** Defines `<name-element>` with a test's own view; returns a function that adds one to the page. */
export function defineElementOf(
  name: string,
  View: ComponentType<{ config: ViewConfig }>,
  prepare: ViewSpec<ElementOptions>['prepare'] = () => Promise.resolve(),
) {
  const tag = `${name}-element`;
  const Element = bookingElement({
    attributes: ['open'],
    methods: ['show', 'back'],
    reservedHeight: '300px',
    load: () =>
      Promise.resolve({
        mountView: (context) =>
          mountView<ElementOptions>({ tag: name, View, attributes: commonAttributes, prepare }, context),
      }),
  });
  customElements.define(tag, Element);
  return (attributes: Record<string, string> = {}) => {
    const element = document.createElement(tag) as InstanceType<typeof Element>;
    const all = { 'api-base': 'https://api.example.com/widget', storage: 'memory', ...attributes };
    for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
    document.body.append(element);
    return element;
  };
}

import type { ComponentType } from 'react';
import { commonAttributes } from '../../elements/attribute-names.ts';
import { commonOptions } from '../../elements/attributes.ts';
import { bookingElement } from '../../elements/booking-element.ts';
import { defineView } from '../../elements/define-view.ts';
import { mountView, type ViewSpec } from '../../elements/mount-view.ts';
import type { ElementOptions } from '../../src/schema/element-options.ts';
import type { ViewConfig } from '../../src/views/view-config.ts';

/** Defines `<name-element>` with a view of the test's own; returns how one is put on the page. */
export function defineElementOf(
  name: string,
  View: ComponentType<{ config: ViewConfig }>,
  prepare: ViewSpec<ElementOptions>['prepare'] = () => Promise.resolve(),
) {
  const tag = `${name}-element`;
  const Element = bookingElement({
    attributes: commonAttributes,
    reserved: '300px',
    load: () =>
      Promise.resolve({
        mountView: (surroundings) =>
          mountView<ElementOptions>(
            { tag: defineView(name, View), options: commonOptions, prepare },
            surroundings,
          ),
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

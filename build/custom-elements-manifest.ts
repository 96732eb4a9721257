import type { ElementTypes } from '../elements/typings/element-types.ts';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { attributeName } from '../src/options/attribute-names.ts';
import { cssParts, cssProperties, cssStates, slots } from '../docs/public-styling.ts';
import { attributesOf } from './attribute-declarations.ts';
import { descriptionOf, literalsOf, membersOf, type Member } from './declarations.ts';

const classNames: { [Tag in keyof ElementTypes]: ElementTypes[Tag]['name'] } = {
  'booking-engine': 'BookingEngine',
  'transfers-box': 'TransfersBox',
  'activities-list': 'ActivitiesList',
  'activity-quote': 'ActivityQuote',
};

const elements = (Object.keys(classNames) as Tag[]).map((tag) => ({ tag, className: classNames[tag] }));

/**
 * The custom elements manifest, from the declarations and their comments. The usual analyzer cannot write it, because it
 * does not know our tables of attributes: no decorator, property or `observedAttributes` lists them.
 */
export function customElementsManifest() {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'main.js',
        declarations: elements.map(declarationOf),
        exports: elements.map(({ className }) => ({
          kind: 'js',
          name: className,
          declaration: { name: className, module: 'main.js' },
        })),
      },
      ...elements.map(({ tag, className }) => ({
        kind: 'javascript-module',
        path: `define/${tag}.js`,
        declarations: [],
        exports: [
          {
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name: className, module: 'main.js' },
          },
        ],
      })),
    ],
  };
}

export type ElementDeclaration = ReturnType<typeof declarationOf>;

function declarationOf({ tag, className }: { tag: Tag; className: string }) {
  const file = `elements/${tag}.ts`;
  const options = attributesOf(tag);
  const ownMembers = membersOf(file, className);
  const commonMembers = membersOf('elements/core/element-class.ts', 'CommonElement');
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: descriptionOf(file, className),
    superclass: { name: 'HTMLElement' },
    attributes: options.map(attributeOf),
    members: [
      ...[...options, ...commonMembers.filter(({ isMethod }) => !isMethod)].map(fieldOf),
      // A property that an element declares itself is among the options, too.
      ...[...commonMembers, ...ownMembers].filter(({ isMethod }) => isMethod).map(methodOf),
    ],
    events: membersOf('src/schema/events.ts', 'BookingEventDetails').map(({ name, type, description }) => ({
      name,
      type: { text: `CustomEvent<{ v: 1 } & ${type.replace(/;? }$/, ' }')}>` },
      description,
    })),
    slots: slots
      .filter((slot) => slot.in?.includes(tag) ?? true)
      .map(({ name, description }) => ({ name, description })),
    cssProperties: cssProperties.map(([name, description, defaultValue]) => ({
      name,
      description,
      ...(defaultValue && { default: defaultValue }),
    })),
    cssParts: cssParts.map((name) => ({ name })),
    cssStates: cssStates.map(([name, description]) => ({ name, description })),
  };
}

function attributeOf({ name, type, description, defaultValue }: Member) {
  return {
    name: attributeName(name),
    fieldName: name,
    type: { text: attributeType(type) },
    description,
    ...(defaultValue && { default: defaultValue }),
  };
}

/** The type of an option as it is written in HTML, where a list can also be `off`. */
function attributeType(type: string): string {
  return type.replace(' | undefined', '').replace(/^readonly (.+)$/, "$1 | 'off'");
}

/** A type in words that partners know: the storefront by its exported name, the status by its values. */
function publicType(type: string): string {
  return type
    .replace('PublicStorefront', 'Storefront')
    .replace('ConsentState', '{ analytics: boolean; maps: boolean }')
    .replace('ElementStatus', () =>
      literalsOf('elements/core/element-class.ts', 'ElementStatus').map(quote).join(' | '),
    );
}

function quote(word: string): string {
  return `'${word}'`;
}

function fieldOf({ name, type, description, isReadonly }: Member) {
  return {
    kind: 'field',
    name,
    type: { text: publicType(type) },
    description,
    ...(isReadonly && { readonly: true }),
  };
}

function methodOf({ name, type, description, parameters }: Member) {
  return {
    kind: 'method',
    name,
    description,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: { text: parameter.type },
      ...(parameter.isOptional && { optional: true }),
    })),
    return: { type: { text: type } },
  };
}

import { existsSync } from 'node:fs';
import { attributeName } from '../elements/attribute-names.ts';
import { cssParts, cssProperties, cssStates, slots } from './manifest-words.ts';
import { describe, membersOf, wordsOf, type Member } from './read-declarations.ts';

/** An element: its tag, its class, and the interfaces that hold its options. */
interface Element {
  tag: string;
  className: string;
  options: string[];
}

const handsOver = ['ElementOptions', 'HandOverOptions'];
const elements: Element[] = [
  { tag: 'booking-engine', className: 'BookingEngine', options: ['ElementOptions', 'EngineOptions'] },
  {
    tag: 'transfers-box',
    className: 'TransfersBox',
    options: [...handsOver, 'GivenTrip', 'TransfersBoxOptions'],
  },
  { tag: 'activities-list', className: 'ActivitiesList', options: [...handsOver, 'ActivitiesListOptions'] },
  { tag: 'activity-quote', className: 'ActivityQuote', options: [...handsOver, 'ActivityQuoteOptions'] },
];

const optionsFile = 'src/schema/element-options.ts';

/** The custom elements manifest, made from the declarations and their comments. */
export function customElementsManifest() {
  const present = elements.filter(({ tag }) => existsSync(`elements/${tag}.ts`));
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'main.js',
        declarations: present.map(declarationOf),
        exports: present.map(({ className }) => ({
          kind: 'js',
          name: className,
          declaration: { name: className, module: 'main.js' },
        })),
      },
      ...present.map(({ tag, className }) => ({
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

function declarationOf({ tag, className, options }: Element) {
  const file = `elements/${tag}.ts`;
  const written = options.flatMap((name) => membersOf(optionsFile, name));
  const own = membersOf(file, className);
  const common = membersOf('elements/element-class.ts', 'CommonElement');
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: describe(file, className),
    superclass: { name: 'HTMLElement' },
    attributes: written.map(attributeOf),
    members: [
      ...written.map(({ name, type, description }) => ({
        kind: 'field',
        name,
        type: { text: spelledOut(type) },
        description,
      })),
      ...common.map(fieldOf),
      ...own.filter(({ isMethod }) => isMethod).map(methodOf),
    ],
    events: membersOf('src/schema/events.ts', 'BookingEventDetails').map(({ name, type, description }) => ({
      name,
      type: { text: `CustomEvent<{ v: 1 } & ${type.replace(/;? }$/, ' }')}>` },
      description,
    })),
    slots: slots
      .filter((slot) => slot.in?.includes(tag) ?? true)
      .map(({ name, description }) => ({ name, description })),
    cssProperties: cssProperties.map(([name, description, standard]) => ({
      name,
      description,
      ...(standard && { default: standard }),
    })),
    cssParts: cssParts.map((name) => ({ name })),
    cssStates: cssStates.map(([name, description]) => ({ name, description })),
  };
}

function attributeOf({ name, type, description, default: standard }: Member) {
  return {
    name: attributeName(name),
    fieldName: name,
    type: { text: attributeTypes[type] ?? spelledOut(type).replace(' | undefined', '') },
    description,
    ...(standard && { default: standard }),
  };
}

/** How types of options are written in HTML. */
const attributeTypes: Record<string, string> = {
  'readonly AnalyticsTarget[]': "('datalayer' | 'gtag' | 'provider')[] | 'off'",
};

/** Types that are lists of words, where they stand: a name from our code says nothing to readers of the manifest. */
function spelledOut(type: string): string {
  return type
    .replace(/\bOpenWay\b/, () => wordsOf(optionsFile, 'OpenWay').map(inQuotes).join(' | '))
    .replace(/\bLifeState\b/, () => wordsOf('elements/life-state.ts', 'LifeState').map(inQuotes).join(' | '));
}

function inQuotes(word: string): string {
  return `'${word}'`;
}

function fieldOf({ name, type, description, isReadonly }: Member) {
  return {
    kind: 'field',
    name,
    type: { text: spelledOut(type) },
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
      ...(parameter.optional && { optional: true }),
    })),
    return: { type: { text: type } },
  };
}

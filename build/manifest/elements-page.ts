import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { cssParts, cssProperties, cssStates, slots } from './manifest-descriptions.ts';
import { customElementsManifest, type ElementDeclaration } from './manifest.ts';
import { exampleOf, membersOf, literalsOf } from './read-declarations.ts';

/** `npm run docs`: writes `docs/elements.md` from the manifest, which is generated from the code and its comments. */
const file = 'docs/elements.md';

type Attribute = ElementDeclaration['attributes'][number];
type Row = readonly (string | undefined)[];

if (import.meta.main) await writeFile(file, await elementsPage());

/** The expected content of the file. */
export async function elementsPage(): Promise<string> {
  const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  const [all, widgets] = [inAll(elements), inAll(elements.slice(1))];
  const page = [
    await readFile('build/manifest/elements-page-intro.md', 'utf8'),
    '## Common attributes',
    attributeTable(all),
    '## Attributes of the widgets',
    '`<transfers-box>`, `<activities-list>` and `<activity-quote>` hand visitors off to the storefront; [hand-off.md](hand-off.md) explains how.',
    attributeTable(widgets.filter(({ name }) => !has(all, name))),
    ...elements.flatMap((element) => elementSection(element, [...all, ...widgets])),
    '## Common properties',
    'Every attribute has a property of the same name in camelCase. The following exist only as properties:',
    table(
      ['property', 'type', 'meaning'],
      ownFields(elements).map(({ name, type, description, readonly }) => [
        code(name),
        code(type.text) + (readonly ? ', read-only' : ''),
        description,
      ]),
    ),
    '## Events',
    'All events bubble and are composed. Every detail also has `v: 1`, and `placement` where the element has one. [events-and-analytics.md](events-and-analytics.md) shows how to use them.',
    table(
      ['event', 'when', 'detail'],
      membersOf('src/schema/events.ts', 'BookingEventDetails').map(({ name, type, description }) => [
        code(name),
        description,
        code(type),
      ]),
    ),
    ...namedTypes(),
    '## Slots',
    table(
      ['slot', 'content', 'available in'],
      slots.map((slot) => [
        slot.name === '' ? '(none)' : code(slot.name),
        slot.description,
        slot.in?.map((tag) => code(`<${tag}>`)).join(', ') ?? 'all elements',
      ]),
    ),
    '## Custom properties',
    '[theming.md](theming.md) shows how they combine with the attributes.',
    table(
      ['property', 'meaning', 'default'],
      cssProperties.map(([name, description, standard]) => [
        code(name),
        description,
        standard && code(standard),
      ]),
    ),
    '## Parts',
    `For \`::part(…)\`: ${cssParts.map(code).join(', ')}.`,
    '## States',
    'For `:state(…)` selectors.',
    table(
      ['state', 'meaning'],
      cssStates.map(([name, description]) => [code(name), description]),
    ),
  ];
  return format(page.join('\n\n'), { ...(await resolveConfig(file)), parser: 'markdown' });
}

function elementSection(element: ElementDeclaration, shared: readonly Attribute[]): string[] {
  const methods = element.members.filter((member) => member.kind === 'method');
  return [
    `## \`<${element.tagName}>\``,
    capitalised(element.description.replace(/^`<.+?>`: /, '')),
    `\`\`\`html\n${exampleOf(`elements/${element.tagName}.ts`, element.name) ?? ''}\n\`\`\``,
    attributeTable(element.attributes.filter(({ name }) => !has(shared, name))),
    table(
      ['method', 'what it does'],
      methods.map((method) => [
        code(
          `${method.name}(${'parameters' in method ? method.parameters.map(parameterText).join(', ') : ''})`,
        ),
        method.description,
      ]),
    ),
  ];
}

function attributeTable(attributes: readonly Attribute[]): string {
  return table(
    ['attribute', 'value', 'default', 'meaning'],
    attributes.map((attribute) => [
      code(attribute.name),
      valueText(attribute.type.text),
      'default' in attribute && attribute.default ? code(attribute.default) : undefined,
      attribute.description,
    ]),
  );
}

/** `'a' | 'b'` as `a`, `b`; other types as they are written in HTML. */
function valueText(type: string): string {
  if (type === 'boolean') return 'boolean';
  return type.includes("'") ? quoted(type) : type.replace('string', 'text').replace('number', 'a number');
}

function quoted(type: string): string {
  return [...type.matchAll(/'([^']*)'/g)].map(([, word = '']) => code(word)).join(', ');
}

/** The types that event details refer to. */
function namedTypes(): string[] {
  const events = 'src/schema/events.ts';
  const shapes = ['CartSnapshot', 'CartItem'].map((name) => [
    code(name),
    membersOf(events, name)
      .map((member) => code(`${member.name}${member.isOptional ? '?' : ''}: ${member.type}`))
      .join(', '),
  ]);
  const lists = ['CartChangeReason', 'RouteName', 'BookingErrorCode'].map((name) => [
    code(name),
    literalsOf(events, name).map(code).join(', '),
  ]);
  return [
    'Types that details refer to ([cart-issues.md](cart-issues.md) explains `CartIssue`):',
    table(['type', 'definition'], [...shapes, ...lists]),
  ];
}

function inAll(elements: readonly ElementDeclaration[]): Attribute[] {
  return firstOf(elements).attributes.filter(({ name }) =>
    elements.every(({ attributes }) => has(attributes, name)),
  );
}

/** Fields that are not attributes: the properties that expose an element's state. */
function ownFields(elements: readonly ElementDeclaration[]) {
  const { members, attributes } = firstOf(elements);
  return members.flatMap((member) =>
    member.kind === 'field' && !attributes.some(({ fieldName }) => fieldName === member.name)
      ? [{ ...member, type: 'type' in member ? member.type : { text: '' }, readonly: 'readonly' in member }]
      : [],
  );
}

function firstOf(elements: readonly ElementDeclaration[]): ElementDeclaration {
  const [first] = elements;
  if (!first) throw new Error('The manifest contains no elements');
  return first;
}

function has(attributes: readonly Attribute[], name: string): boolean {
  return attributes.some((attribute) => attribute.name === name);
}

function parameterText({
  name,
  type,
  optional,
}: {
  name: string;
  type: { text: string };
  optional?: boolean;
}) {
  return `${name}${optional ? '?' : ''}: ${type.text}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function table(head: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const line = (cells: Row) => `| ${cells.map((cell) => (cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { customElementsManifest, type ElementDeclaration } from '../build/custom-elements-manifest.ts';
import { attributeName } from '../src/options/attribute-names.ts';
import { absoluteUrl, apiUrl, color, languageTag, localDate } from '../src/options/attribute-parsers.ts';
import type { Attribute } from '../src/options/attribute.ts';
import { attributesByTag, type Tag } from '../src/options/attributes-by-tag.ts';
import { commonAttributes, handOffAttributes } from '../src/options/attributes.ts';

/* `npm run docs` writes the attributes that the WordPress plugin offers, from the manifest. */

export const wordpressAttributesFile = 'wordpress/booking-elements/attributes.json';

/** How the plugin checks a value, and which control it shows for it. */
type ValueType = 'boolean' | 'number' | 'choice' | 'choices' | 'language' | 'url' | 'color' | 'date' | 'text';

interface PluginAttribute {
  type: ValueType;
  description: string;
  /** The words of a choice. */
  values?: string[];
  default?: string;
  /** Several elements have it: it stands below their own. */
  common?: true;
}

/** A server writes a new one into every page, which a saved post cannot. */
const leftOut = ['nonce'];

const commonNames = new Set(Object.keys({ ...commonAttributes, ...handOffAttributes }).map(attributeName));

const engineId: PluginAttribute = {
  type: 'text',
  description: 'The id by which `target` of other elements names this one.',
};

if (import.meta.main) await writeFile(wordpressAttributesFile, await wordpressAttributes());

/** What the file must contain. */
export async function wordpressAttributes(): Promise<string> {
  const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  const byTag = Object.fromEntries(
    elements.map((element) => [
      element.tagName,
      { title: titleOf(element.tagName), attributes: attributesOfElement(element) },
    ]),
  );
  const config = await resolveConfig(wordpressAttributesFile);
  return format(JSON.stringify(byTag, null, 2), { ...config, parser: 'json' });
}

function attributesOfElement({ tagName, attributes }: ElementDeclaration): Record<string, PluginAttribute> {
  const offered = attributes.filter(({ name }) => !leftOut.includes(name));
  const entries = offered.map(
    ({ name, fieldName, type, description, default: defaultValue }): [string, PluginAttribute] => [
      name,
      {
        ...valueOf(tagName, fieldName, type.text),
        description,
        ...(defaultValue !== undefined && { default: defaultValue }),
        ...(commonNames.has(name) && { common: true }),
      },
    ],
  );
  return Object.fromEntries(tagName === 'booking-engine' ? [...entries, ['id', engineId]] : entries);
}

/** The type of a value, with its words: the manifest knows them, our parsers know which texts are URLs, colours or dates. */
function valueOf(tag: Tag, fieldName: string, manifestType: string): { type: ValueType; values?: string[] } {
  const table: Record<string, Attribute<unknown> | undefined> = attributesByTag[tag];
  const parser: unknown = table[fieldName]?.parser;
  const values = [...manifestType.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  if (parser === languageTag) return { type: 'language', values };
  if (manifestType.includes('[]')) return { type: 'choices', values };
  if (values.length > 0) return { type: 'choice', values };
  if (manifestType === 'boolean' || manifestType === 'number') return { type: manifestType };
  if (parser === absoluteUrl || parser === apiUrl) return { type: 'url' };
  if (parser === color) return { type: 'color' };
  return { type: parser === localDate ? 'date' : 'text' };
}

/** `booking-engine` → `Booking engine` */
function titleOf(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');
}

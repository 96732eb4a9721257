// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ElementDeclaration } from '../../build/custom-elements-manifest.ts';

interface Manifest {
  modules: { declarations: ElementDeclaration[] }[];
}

const manifest = JSON.parse(readFileSync('dist/npm/custom-elements.json', 'utf8')) as Manifest;
const declarations = manifest.modules.flatMap((module) => module.declarations);
let classes: Record<string, CustomElementConstructor & { observedAttributes: string[] }>;

beforeAll(async () => {
  const built = '../../dist/npm/main.js';
  classes = (await import(built)) as typeof classes;
});

test('it describes every element of the package', () => {
  const offered = Object.keys(classes).filter((name) => 'observedAttributes' in (classes[name] ?? {}));
  expect(declarations.map(({ name }) => name).sort()).toEqual(offered.sort());
});

describe.each(declarations.map((declaration) => [declaration.tagName, declaration] as const))(
  '<%s>',
  (tag, documented) => {
    const elementClass = () => {
      const found = classes[documented.name];
      if (!found) throw new Error(`The package has no ${documented.name}`);
      return found;
    };

    test('attributes are those that the element observes', () => {
      const observed = elementClass().observedAttributes.filter((attribute) => attribute !== 'labels');
      expect(documented.attributes.map(({ name }) => name).sort()).toEqual([...observed].sort());
    });

    test('fields and methods exist', () => {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe() {}
          disconnect() {}
        },
      );
      if (!customElements.get(tag)) customElements.define(tag, elementClass());
      const element = document.createElement(tag) as unknown as Record<string, unknown>;
      for (const { kind, name } of documented.members) {
        expect(name in element, name).toBe(true);
        expect(typeof element[name] === 'function', name).toBe(kind === 'method');
      }
      const prototype = Object.getOwnPropertyDescriptors(elementClass().prototype);
      const methods = Object.keys(prototype).filter(
        (name) => !/^constructor$|Callback$/.test(name) && typeof prototype[name]?.value === 'function',
      );
      expect(documented.members.filter(({ kind }) => kind === 'method').map(({ name }) => name)).toEqual(
        methods,
      );
    });

    test('everything is described', () => {
      const nameless = [...documented.attributes, ...documented.members, ...documented.events].filter(
        ({ description }) => description === '',
      );
      expect(nameless.map(({ name }) => name)).toEqual([]);
    });
  },
);

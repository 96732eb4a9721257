import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { parseJson, stringifyJson } from '../../../src/lib/json.ts';

const bodies = fc.jsonValue({ maxDepth: 5 });

describe('JSON of plain data', () => {
  it('is what the browser itself makes of it', () => {
    fc.assert(
      fc.property(bodies, (value) => {
        expect(stringifyJson(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('leaves out what is undefined, and makes it null in a list', () => {
    const value = { a: undefined, b: [undefined, 1], c: { d: undefined }, e: NaN };
    expect(stringifyJson(value)).toBe('{"b":[null,1],"c":{},"e":null}');
    expect(stringifyJson(value)).toBe(JSON.stringify(value));
  });

  it('is read without lone surrogates, in every text that it holds', () => {
    const texts = fc.array(
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    );
    const halves = ['\uFEFF', '\uD83D', '\uDE80', 'a\uDE80\uD83Db', '\uD83D\uD83D\uDE80'];
    fc.assert(
      fc.property(texts, (texts) => {
        expect(parseJson(JSON.stringify({ texts }))).toEqual({
          texts: texts.map((text) => text.toWellFormed()),
        });
      }),
      { examples: [[halves]] },
    );
  });
});

describe('on a page with an old script that gives lists and texts a toJSON of their own', () => {
  const polluted = [Array.prototype, Object.prototype, String.prototype];
  afterEach(() => polluted.forEach((prototype) => Reflect.deleteProperty(prototype, 'toJSON')));

  it('is the same as on any other page', () => {
    fc.assert(
      fc.property(bodies, (value) => {
        const plain = JSON.stringify(value);
        polluted.forEach((prototype) => Reflect.set(prototype, 'toJSON', () => 'hijacked'));
        const text = stringifyJson(value);
        polluted.forEach((prototype) => Reflect.deleteProperty(prototype, 'toJSON'));
        expect(text).toBe(plain);
      }),
    );
  });

  it('does not take over what was added to every object', () => {
    Reflect.set(Object.prototype, 'method', 'POST');
    try {
      expect(stringifyJson({ a: [{}] })).toBe('{"a":[{}]}');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'method');
    }
  });
});

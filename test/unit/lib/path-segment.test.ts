import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canBeSegment, decodeSegment, pathSegment } from '../../../src/lib/path-segment.ts';

/** Any sequence of code units, including lone surrogates. */
const texts = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const halves = ['\uFEFF', '\uD83D', '\uDE80', 'a\uDE80\uD83Db', '\uD83D\uD83D\uDE80'];

describe('a segment of a path', () => {
  const base = 'https://api.example.com/widget';

  it('never changes the path, whatever it is made of', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { pathname, search, hash } = new URL(`${base}/sales/${pathSegment(text)}/end`);
        expect(pathname.split('/')).toEqual(['', 'widget', 'sales', expect.any(String), 'end']);
        expect(search + hash).toBe('');
      }),
      { examples: ['.', '..', '/', '../..', '%2e%2E', '\\..\\', '?a#b', ...halves].map((text) => [text]) },
    );
  });

  it('is read again as what it was made of', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeSegment(pathSegment(text))).toBe(text.toWellFormed());
      }),
      { examples: ['.', '..', '100%', '%zz', '%252F'].map((text) => [text]) },
    );
    expect(decodeSegment('100%')).toBe('100%');
  });

  test.each([
    ['tok-1', true],
    ['a/b%2F', true],
    ['...', true],
    ['.', false],
    ['..', false],
    ['a\uD83D', false],
    ['a\uFFFD', false],
  ])('can be made of %j: %s', (text, expected) => {
    expect(canBeSegment(text)).toBe(expected);
  });

  test.each([
    ['tok-1', 'tok-1'],
    [7, '7'],
    ['a/b', 'a%2Fb'],
    ['...', '...'],
    ['.a', '.a'],
    ['año 1', 'a%C3%B1o%201'],
  ])('%j is %s', (value, segment) => {
    expect(pathSegment(value)).toBe(segment);
  });
});

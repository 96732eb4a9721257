import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/lib/json.ts';
import { requiredList } from '../../../src/schema/wire-lists.ts';
import { answers } from '../../fixtures/answers.ts';
import { cleanPrototypes, pollute } from '../../support/pollute.ts';

describe.each(Object.entries(answers))('%s', (_, { schema, answer, optional, required }) => {
  const parse = (value: unknown) => v.safeParse(schema, value);
  const without = (field: string) => {
    const { [field]: dropped, ...rest } = answer;
    expect(dropped).toBeDefined();
    return rest;
  };

  it('is read', () => {
    expect(parse(answer)).toMatchObject({ success: true });
  });

  it.each([...optional])('reads a missing, null or empty %s alike', (field) => {
    const missing = parse(without(field));
    expect(missing).toMatchObject({ success: true });
    for (const value of [null, '', undefined]) {
      expect(parse({ ...answer, [field]: value }).output).toEqual(missing.output);
    }
  });

  it.each([...optional])('takes a %s of another kind for a missing one', (field) => {
    const missing = parse(without(field)).output;
    for (const value of [[], false]) expect(parse({ ...answer, [field]: value }).output).toEqual(missing);
  });

  it.each([...required])('is refused without %s', (field) => {
    for (const value of [undefined, null, '', {}, []]) {
      expect(parse({ ...answer, [field]: value }).success).toBe(false);
    }
  });

  it('leaves unknown fields out', () => {
    const clean = parse(answer).output;
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (extra) => {
        expect(parse({ ...extra, ...answer }).output).toEqual(clean);
      }),
    );
  });

  it('ignores pollution in an answer', () => {
    const evil =
      '"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "prototype": 1';
    const text = JSON.stringify(answer).replace(/^\{/, `{${evil},`);
    const { output } = parse(JSON.parse(text));
    expect(output).toEqual(parse(answer).output);
    expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('is the same on a page that gives every object more fields', () => {
    const bare = parse(answer).output;
    const poor = parse(Object.fromEntries(required.map((field) => [field, answer[field]]))).output;
    const [full, least] = [answer, Object.fromEntries(required.map((field) => [field, answer[field]]))].map(
      (value) => JSON.stringify(value),
    );
    for (const key of ['method', 'each', ...optional]) pollute(Object.prototype, key, 'polluted');
    const again = [full, least].map((text) => parse(parseJson(text ?? '')));
    cleanPrototypes();
    expect(again.map(({ output }) => output)).toEqual([bare, poor]);
  });

  it('never throws, whatever arrives', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parse(value)));
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(answer)), fc.jsonValue());
    fc.assert(fc.property(fields, (changes) => void parse({ ...answer, ...changes })));
  });

  it('never drops a list because of one bad item', () => {
    const bad = required.map((field) => ({ ...answer, [field]: null }));
    const kept = v.parse(requiredList(schema), [...bad, answer, null, 'text', answer]);
    expect(kept).toEqual([parse(answer).output, parse(answer).output]);
  });
});

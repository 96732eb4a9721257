import { expect, test } from 'vitest';
import { requireViewNatives } from '../../../../src/platform/natives/require-view-natives.ts';

const fails = () => {
  throw new Error('mine');
};
const never = () => undefined;
class DeafChannel {
  port1 = {};
  port2 = { postMessage: never };
}

test('on a bare page everything works', async () => {
  await expect(requireViewNatives()).resolves.toBeUndefined();
});

test.each<[name: string, owner: object, key: string, taken: unknown]>([
  ['queueMicrotask', globalThis, 'queueMicrotask', never],
  ['queueMicrotask', globalThis, 'queueMicrotask', fails],
  ['setTimeout', globalThis, 'setTimeout', never],
  ['MessageChannel', globalThis, 'MessageChannel', DeafChannel],
  ['setImmediate', globalThis, 'setImmediate', never],
  ['performance.now', performance, 'now', fails],
  ['Function.prototype.bind', Function.prototype, 'bind', withoutArguments],
  ['Array.prototype', Array.prototype, 'flat', undefined],
  ['Intl.DateTimeFormat', Intl, 'DateTimeFormat', fails],
  ['Intl.DateTimeFormat', Intl, 'DateTimeFormat', withoutOptions(Intl.DateTimeFormat)],
  ['Intl.NumberFormat', Intl, 'NumberFormat', fails],
  ['Intl.PluralRules', Intl, 'PluralRules', undefined],
])('%s does not work: %o.%s is %o', async (name, owner, key, taken) => {
  const before: unknown = Reflect.get(owner, key);
  Reflect.set(owner, key, taken);
  const asked = requireViewNatives();
  Reflect.set(owner, key, before);
  await expect(asked).rejects.toThrow(new RegExp(`what the elements need: ${name}\\.$`));
});

test.each(['queueMicrotask', 'setImmediate', 'MessageChannel', 'performance'])(
  'nobody needs %s',
  async (name) => {
    const before: unknown = Reflect.get(globalThis, name);
    Reflect.set(globalThis, name, undefined);
    const asked = requireViewNatives();
    Reflect.set(globalThis, name, before);
    await expect(asked).resolves.toBeUndefined();
  },
);

/** As an old library has it. */
function withoutArguments(this: () => unknown, self: unknown) {
  return () => Reflect.apply(this, self, []);
}

function withoutOptions(Native: typeof Intl.DateTimeFormat) {
  return function () {
    return new Native('en');
  };
}

import { isNative } from './is-native.ts';

/**
 * The properties of `Object.prototype` that scripts of this page have added or replaced. Every object inherits them, so
 * browsers, promises and React find them in the options that they receive.
 */
export function objectPrototypeChanges(): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(Object.prototype))
    .filter(([name, { value }]) => !isStandard(name, value))
    .map(([name]) => `Object.prototype.${name}`);
}

function isStandard(name: string, value: unknown): boolean {
  // `__proto__`, whose descriptor has no value, and old functions such as `__defineGetter__`: no option has such a name.
  if (/^__\w+__$/.test(name)) return true;
  return standardNames.includes(name) && isNative(value);
}

const standardNames = [
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
];

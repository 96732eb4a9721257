import { isNative } from './is-native.ts';

/**
 * The properties that scripts of this page have added to every object, or replaced on it. Browsers, promises and React look
 * up options on the objects that they receive, and find these instead.
 */
export function addedToObjects(): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(Object.prototype))
    .filter(([name, { value }]) => !isStandard(name, value))
    .map(([name]) => `Object.prototype.${name}`);
}

function isStandard(name: string, value: unknown): boolean {
  // Properties such as `__proto__` have no value in their descriptors.
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

import { isNative } from './is-native.ts';

/**
 * What scripts of the page have added to, or replaced on, every object. Browsers, promises and React find it on each object
 * that they receive, and mistake it for a property of theirs.
 */
export function addedToObjects(): string[] {
  const own = Object.getOwnPropertyDescriptors(Object.prototype);
  return Object.entries(own)
    .filter(([name, { value }]) => !isOfBrowser(name, value))
    .map(([name]) => `Object.prototype.${name}`);
}

function isOfBrowser(name: string, value: unknown): boolean {
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

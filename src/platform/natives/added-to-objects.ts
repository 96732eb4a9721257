import { isNative } from './natives.ts';

/**
 * What scripts of the page have added to every object, or replaced there. Browsers, promises and React find it in each
 * object that they are given, and take it for what they look for under that name.
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

/**
 * The attributes that every element has, apart by spaces; each has a property of the same name in camelCase. In one text,
 * since that is what costs the loader least.
 */
export const commonAttributes =
  'api-base lang currency sales-channel coupon preview hide-oneway-prices hide-roundtrip-prices development-host maps-key ' +
  'hosted-url analytics cart-scope storage color-scheme primary-color background-color text-color font-family ' +
  // Text overrides are an object, so in practice a property only.
  'radius density nonce labels';

/** Those of the elements that hand over to a `<booking-engine>`. */
export const handOverAttributes = `${commonAttributes} open-mode target`;

/** Whether an attribute counts by being there, whatever its value. */
export function isFlag(attribute: string): boolean {
  return /^(preview|hide-.+|open|featured)$/.test(attribute);
}

/** `primary-color` → `primaryColor`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `primaryColor` → `primary-color`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The options that determine which elements share a storefront, and how it talks to the provider. */
export interface StorefrontIdentity {
  apiBase: string;
  developmentHost: string | undefined;
  cartScope: string;
  preview: boolean;
}

/** The identity before validation: an element may lack a valid `api-base`. */
export type IdentityOptions = Omit<StorefrontIdentity, 'apiBase'> & { apiBase: string | undefined };

/** The fields in the order of the storage key; another order would lose stored carts. */
const fields = [
  'apiBase',
  'developmentHost',
  'cartScope',
  'preview',
] as const satisfies (keyof StorefrontIdentity)[];
type Field = (typeof fields)[number];

/** The key that elements with the same storefront share: `https://api.example.com/widget||default|preview`. */
export function storefrontKey(identity: IdentityOptions): string {
  return fields.map((field) => (identity[field] === true ? field : identity[field] || '')).join('|');
}

/** The key of a storefront's state in the tab's storage. */
export function storageKey(identity: IdentityOptions): string {
  return `booking-elements:${storefrontKey(identity)}`;
}

/** Picks the fields of the identity from options, or from the table of their attributes. */
export function identityOf<Options extends Record<Field, unknown>>(options: Options): Pick<Options, Field> {
  // `Object.fromEntries` types every key as a string.
  return Object.fromEntries(fields.map((field) => [field, options[field]])) as Pick<Options, Field>;
}

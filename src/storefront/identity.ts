/** The options that determine which elements share a storefront, and how it talks to the provider. */
export interface StorefrontIdentity {
  apiBase: string;
  developmentHost: string | undefined;
  cartScope: string;
  preview: boolean;
}

/** The same before validation: elements may lack a valid `api-base`. */
export type IdentityOptions = Omit<StorefrontIdentity, 'apiBase'> & { apiBase: string | undefined };

/** In the order of `storefrontKey`, by which carts are stored. */
const fields = [
  'apiBase',
  'developmentHost',
  'cartScope',
  'preview',
] as const satisfies (keyof StorefrontIdentity)[];
type Field = (typeof fields)[number];

/** Equal for elements that share a storefront: `https://api.example.com/widget||default|preview`. */
export function storefrontKey(identity: IdentityOptions): string {
  return fields.map((field) => (identity[field] === true ? field : identity[field] || '')).join('|');
}

/** The key of a storefront's state in the tab's storage. */
export function storageKey(identity: IdentityOptions): string {
  return `booking-elements:${storefrontKey(identity)}`;
}

/** Picks the identity from options, or from a table of them. */
export function identityOf<Options extends Record<Field, unknown>>(options: Options): Pick<Options, Field> {
  return Object.fromEntries(fields.map((field) => [field, options[field]])) as Pick<Options, Field>;
}

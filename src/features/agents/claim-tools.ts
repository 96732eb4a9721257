/** What could register the tools of each storefront, by its key; the first does. */
const claimsByStorefront = new Map<string, Claim[]>();

interface Claim {
  register: () => () => void;
  unregister?: () => void;
}

/**
 * Registers the tools of a storefront, once for all its elements: if the element that has registered them leaves, the next one
 * takes over. Returns a function that gives up the claim.
 */
export function claimTools(storefrontKey: string, register: Claim['register']): () => void {
  const claims = claimsByStorefront.get(storefrontKey) ?? [];
  claimsByStorefront.set(storefrontKey, claims);
  const claim: Claim = { register };
  claims.push(claim);
  registerFirst(claims);
  return () => {
    claims.splice(claims.indexOf(claim), 1);
    claim.unregister?.();
    registerFirst(claims);
  };
}

function registerFirst([first]: readonly Claim[]): void {
  if (first) first.unregister ??= first.register();
}

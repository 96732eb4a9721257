/**
 * Stands in for the parts of the query library that it always brings along and that nothing here uses: mutations, since
 * what changes something at the provider is never sent twice by itself, and lists that grow by pages.
 */
export function Mutation(): never {
  throw new Error('There are no mutations in this build');
}

export const getDefaultState = Mutation;

/** Stays empty. */
export class MutationCache {
  findAll = (): never[] => [];
  resumePausedMutations = (): Promise<void> => Promise.resolve();
  clear = (): void => undefined;
}

export function infiniteQueryBehavior(): never {
  throw new Error('There are no infinite queries in this build');
}

export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;

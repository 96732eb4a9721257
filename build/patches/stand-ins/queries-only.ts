/** The cache of a query client without mutations: it stays empty. */
export class MutationCache {
  findAll = (): never[] => [];
  resumePausedMutations = (): Promise<void> => Promise.resolve();
  clear = (): void => undefined;
}

export function infiniteQueryBehavior(): never {
  throw new Error('There are no infinite queries in this build');
}

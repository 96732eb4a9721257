import type { Catalogs } from '../types.ts';

export const catalogs: Catalogs = {
  firstScreen: async () => await import('./first-screen.po'),
  rest: async () => await import('./rest.po'),
};

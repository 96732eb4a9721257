import { sessionStorageOrMemory } from '../src/platform/storage.ts';

/**
 * Where the visitor left in a frame. Browsers may deny storage to a framed page of another site, so the page around it
 * remembers, too; a route that holds a sale's token is not told to it and ends at the storefront's home.
 */
export function frameMemory(src: string) {
  const storage = sessionStorageOrMemory(() => undefined);
  const key = `booking-elements:frame:${src}`;
  return {
    lastRoute: (): string | undefined => storage.read(key) ?? undefined,
    keep: ({ path, query }: { path: string; query?: string | undefined }): void => {
      const route = query ? `${path}?${query}` : path;
      storage.write(key, path.includes(':token') ? '/' : route);
    },
  };
}

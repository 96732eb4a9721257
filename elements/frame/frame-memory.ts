import { sessionStorageOrMemory } from '../../src/platform/storage.ts';
import { hasHiddenToken } from '../../src/schema/token-placeholder.ts';
import type { BookingFrameOptions } from './frame-options.ts';

/**
 * The visitor's last route in a frame. Browsers may deny storage to cross-site frames, so the host page stores it too: by the
 * initial route of the frame, because a site may frame the hosted page several times. The framed page replaces a sale token by
 * `:token`; such a route cannot be reopened, so the frame will open at its initial route again.
 */
export function frameMemory({ src, route: initialRoute = '' }: Pick<BookingFrameOptions, 'src' | 'route'>) {
  const storage = sessionStorageOrMemory();
  const key = `booking-elements:frame:${src}${initialRoute}`;
  return {
    lastRoute: (): string | undefined => storage.read(key) || undefined,
    remember: ({ path, query }: { path: string; query?: string | undefined }): void => {
      const route = query ? `${path}?${query}` : path;
      storage.write(key, hasHiddenToken(path) ? '' : route);
    },
  };
}

import { createLazyWatch } from './events/lazy-watch.ts';

/** Follows the page's consent tools while the `consent` option of an element is `auto`. Until the code has loaded, they say no. */
export function createConsentWatch(): { update: (isAuto: boolean) => void } {
  const watch = createLazyWatch(async () => {
    try {
      const { watchConsentTools } =
        await import('../../src/platform/third-party/consent/watch-consent-tools.ts');
      return watchConsentTools();
    } catch (error) {
      console.warn(
        '[booking-elements] consent="auto" counts as denied, because its code did not load',
        error,
      );
      throw error;
    }
  });
  return { update: (isAuto) => (isAuto ? watch.start() : watch.stop()) };
}

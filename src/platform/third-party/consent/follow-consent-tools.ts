let isFollowing = false;

/** Listens to the page's consent tools from now on. The code that does is loaded by the first call; until then they say no. */
export function followConsentTools(): void {
  if (isFollowing) return;
  isFollowing = true;
  loadAndWatch().catch((error: unknown) => {
    // Another element may try again.
    isFollowing = false;
    console.warn('[booking-elements] consent="auto" counts as denied, because its code did not load', error);
  });
}

async function loadAndWatch(): Promise<void> {
  (await import('./watch-consent-tools.ts')).watchConsentTools();
}

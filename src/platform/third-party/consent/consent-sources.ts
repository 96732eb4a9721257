import type { ConsentSource } from './consent-source.ts';
import { cookiebotSource } from './cookiebot.ts';
import { googleConsentSource } from './google-consent-mode.ts';
import { oneTrustSource } from './one-trust.ts';
import { tcfSource } from './tcf.ts';
import { wpConsentSource } from './wp-consent-api.ts';

/** The consent tools that `consent="auto"` listens to. */
export function consentSources(): ConsentSource[] {
  return [tcfSource(), wpConsentSource(), cookiebotSource(), oneTrustSource(), googleConsentSource()];
}

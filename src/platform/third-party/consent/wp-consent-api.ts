import { pageValue } from '../../page/page-value.ts';
import type { ConsentAnswer, ConsentSource } from './consent-source.ts';

type Category = 'statistics' | 'functional';

/** The WP Consent API, through which WordPress plugins share the visitor's consent. https://wordpress.org/plugins/wp-consent-api/ */
export function wpConsentSource(): ConsentSource {
  return {
    name: 'WP Consent API',
    isPresent: () => typeof pageValue('wp_has_consent') === 'function',
    read: () => ({ analytics: answer('statistics'), maps: answer('functional') }),
    events: ['wp_listen_for_consent_change', 'wp_consent_type_defined'],
  };
}

function answer(category: Category): ConsentAnswer {
  const hasConsent = pageValue('wp_has_consent') as (category: Category) => unknown;
  if (hasConsent(category) !== true) return 'denied';
  return isByDefault(category) ? 'assumed' : 'granted';
}

/** Without a consent plugin, and where visitors only opt out, the function also returns true for visitors without a cookie. */
function isByDefault(category: Category): boolean {
  const { cookie_prefix: prefix } = Object(pageValue('consent_api')) as { cookie_prefix?: unknown };
  return typeof prefix === 'string' && !document.cookie.includes(`${prefix}_${category}=allow`);
}

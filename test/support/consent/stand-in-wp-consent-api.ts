import { removeGlobals, setGlobal, type StandInTool } from './stand-in-tool.ts';

/** WordPress's API keeps each category in a cookie, and announces changes on the document. */
export function standInWpConsent(type: 'optin' | 'optout' = 'optin'): StandInTool {
  const cookie = (category: string) => `wp_consent_${category}`;
  const valueOf = (category: string) =>
    new RegExp(`${cookie(category)}=(\\w+)`).exec(document.cookie)?.[1] ?? '';
  const set = (category: string, isGranted: boolean) => {
    const value = isGranted ? 'allow' : 'deny';
    document.cookie = `${cookie(category)}=${value}`;
    document.dispatchEvent(
      new CustomEvent('wp_listen_for_consent_change', { detail: { [category]: value } }),
    );
  };
  return {
    name: 'WP Consent API',
    appear: () => {
      setGlobal('consent_api', { consent_type: type, cookie_prefix: 'wp_consent' });
      setGlobal('wp_has_consent', (category: string) =>
        type === 'optout' && valueOf(category) === '' ? true : valueOf(category) === 'allow',
      );
      document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    },
    answer: (analytics, maps) => {
      set('statistics', analytics);
      set('functional', maps);
    },
    remove: () => {
      removeGlobals('consent_api', 'wp_has_consent');
      for (const category of ['statistics', 'functional'])
        document.cookie = `${cookie(category)}=; Max-Age=0`;
    },
  };
}

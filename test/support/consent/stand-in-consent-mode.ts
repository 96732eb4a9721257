import { removeGlobals, setGlobal, type StandInTool } from './stand-in-tool.ts';

/** The snippet of Google's documentation: commands are `arguments` objects in the page's `dataLayer`. */
export function standInConsentMode(): StandInTool & { gtag: (...command: unknown[]) => void } {
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- as in Google's snippet
    (Reflect.get(window, 'dataLayer') as unknown[]).push(arguments);
  };
  const types = (analytics: boolean, maps: boolean) => ({
    ad_storage: 'denied',
    analytics_storage: analytics ? 'granted' : 'denied',
    functionality_storage: maps ? 'granted' : 'denied',
  });
  return {
    name: 'Google Consent Mode',
    gtag,
    appear: () => {
      setGlobal('dataLayer', Reflect.get(window, 'dataLayer') ?? []);
      gtag('consent', 'default', { ...types(false, false), wait_for_update: 500 });
      gtag('js', new Date());
    },
    answer: (analytics, maps) => gtag('consent', 'update', types(analytics, maps)),
    remove: () => removeGlobals('dataLayer'),
  };
}

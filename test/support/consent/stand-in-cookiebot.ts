import { removeGlobals, setGlobal, type StandInTool } from './stand-in-tool.ts';

/** Cookiebot's object comes late, and its events are dispatched on the window. */
export function standInCookiebot(): StandInTool {
  const place = (statistics: boolean, preferences: boolean, hasResponse: boolean) =>
    setGlobal('Cookiebot', {
      hasResponse,
      consent: {
        necessary: true,
        statistics,
        preferences,
        marketing: false,
        method: hasResponse ? 'explicit' : null,
      },
    });
  const tell = (event: string) => window.dispatchEvent(new Event(`CookiebotOn${event}`));
  return {
    name: 'Cookiebot',
    appear: () => {
      place(false, false, false);
      tell('ConsentReady');
    },
    answer: (analytics, maps) => {
      place(analytics, maps, true);
      tell(analytics || maps ? 'Accept' : 'Decline');
    },
    remove: () => removeGlobals('Cookiebot'),
  };
}

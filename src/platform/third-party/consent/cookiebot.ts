import { pageValue } from '../../page/page-value.ts';
import { answerOf, unknownAnswers, type ConsentAnswer, type ConsentSource } from './consent-source.ts';

/** The object that Cookiebot puts on the page once it has loaded. https://www.cookiebot.com/en/developer/ */
interface Cookiebot {
  /** Whether the visitor has answered, now or on an earlier visit. */
  hasResponse?: boolean;
  consent?: {
    statistics?: boolean;
    preferences?: boolean;
    /** `implied` where visitors only opt out. */
    method?: 'explicit' | 'implied' | null;
  };
}

export function cookiebotSource(): ConsentSource {
  return {
    name: 'Cookiebot',
    isPresent: () => typeof pageValue('Cookiebot') === 'object' && cookiebot().consent !== undefined,
    read: () => {
      const { consent, hasResponse } = cookiebot();
      if (!consent) return unknownAnswers;
      const isExplicit = hasResponse !== false && consent.method !== 'implied';
      const answer = (isGranted: boolean | undefined): ConsentAnswer =>
        isGranted && !isExplicit ? 'assumed' : answerOf(isGranted);
      return { analytics: answer(consent.statistics), maps: answer(consent.preferences) };
    },
    events: ['CookiebotOnAccept', 'CookiebotOnDecline', 'CookiebotOnConsentReady'],
  };
}

function cookiebot(): Cookiebot {
  return Object(pageValue('Cookiebot')) as Cookiebot;
}

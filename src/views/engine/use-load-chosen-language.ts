import { useLanguage } from '../../i18n/language-provider.tsx';
import type { LanguageTag } from '../../schema/language.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentSession } from '../../storefront/current-session.ts';
import { messagesQuery, scopeInUse } from '../startup/use-messages.ts';

/**
 * Returns a function that loads the messages of the language that the visitor has just switched to. If that fails, the language
 * that is shown is chosen again. Resolves with whether the messages have loaded and the language has not changed since.
 */
export function useLoadChosenLanguage(): (language: LanguageTag) => Promise<boolean> {
  const storefront = useStorefront();
  const { language: shownLanguage } = useLanguage();
  const { state, queryClient } = storefront;
  return async (language) => {
    const isStillChosen = () => currentSession(storefront).language === language;
    try {
      await queryClient.query(messagesQuery(language, scopeInUse(storefront, 'by-route')));
      return isStillChosen();
    } catch {
      // Otherwise texts and the provider's answers would be in different languages, and the language could not be tried again.
      if (isStillChosen()) state.session.chooseLanguage(shownLanguage);
      return false;
    }
  };
}

import { setupI18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { loadLanguage } from '../../i18n/catalogs.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { withOwnTexts } from '../../i18n/own-texts.ts';
import { useElement } from '../../parts/element.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';

/**
 * Speaks Spanish below, whatever language the storefront speaks, with the host page's own texts in it. Shows `waiting`
 * until the words are there.
 */
export function SpanishWords({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [i18n] = useState(() => setupI18n());
  const { labels } = useElement();
  const words = useQuery({
    queryKey: ['voucher-words', labels],
    queryFn: async () => withOwnTexts(await loadLanguage('es', 'all'), labels),
    staleTime: Infinity,
    retry: 2,
  });
  if (words.isError) {
    return <LoadProblem error={words.error} phase="voucher" tryAgain={() => void words.refetch()} />;
  }
  if (!words.data) return waiting;
  if (i18n.locale !== 'es') i18n.loadAndActivate({ locale: 'es', messages: words.data.messages });
  return (
    <LanguageProvider i18n={i18n} loaded={words.data}>
      <div lang="es">{children}</div>
    </LanguageProvider>
  );
}

import { setupI18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { loadLanguage } from '../../i18n/catalogs.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { withOwnTexts } from '../../i18n/own-texts.ts';
import { useElement } from '../../shared/element-host.ts';
import { QueryError } from '../../shared/query-error.tsx';

/**
 * Provides Spanish to the screens below, whatever the storefront's language, with the host page's custom texts. Shows
 * `waiting` until the messages have loaded.
 */
export function SpanishMessages({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [i18n] = useState(() => setupI18n());
  const { labels } = useElement();
  const messages = useQuery({
    queryKey: ['voucher-messages', labels],
    queryFn: async () => withOwnTexts(await loadLanguage('es', 'all'), labels),
    staleTime: Infinity,
  });
  if (messages.isError) {
    return <QueryError error={messages.error} phase="voucher" tryAgain={() => void messages.refetch()} />;
  }
  if (!messages.data) return waiting;
  if (i18n.locale !== 'es') i18n.loadAndActivate({ locale: 'es', messages: messages.data.messages });
  return (
    <LanguageProvider i18n={i18n} loaded={messages.data}>
      <div lang="es">{children}</div>
    </LanguageProvider>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { allMessagesQuery } from './all-messages-query.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import type { Language } from '../../schema/language.ts';
import { useElement } from '../host/element-host.ts';

interface AllMessagesProps {
  language: Language;
  /** Shown until the messages have loaded. */
  waiting?: ReactNode;
  /** Shown if the messages fail to load; nothing by default. */
  failed?: (error: Error, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Provides all messages of a language to what is below, whatever the storefront's language is. */
export function AllMessages({ language, waiting = null, failed, children }: AllMessagesProps) {
  const { labels } = useElement();
  // The children keep their state while another language loads.
  const messages = useQuery({
    ...allMessagesQuery(language, labels),
    placeholderData: keepPreviousData,
  });
  if (messages.isError) return failed?.(messages.error, () => void messages.refetch());
  if (!messages.data) return waiting;
  return <LanguageProvider loaded={messages.data}>{children}</LanguageProvider>;
}

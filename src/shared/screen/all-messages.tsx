import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { allMessagesQuery } from './all-messages-query.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import type { LanguageTag } from '../../schema/language.ts';
import { useElement } from '../host/element-host.ts';

interface AllMessagesProps {
  language: LanguageTag;
  /** Shown until the messages have loaded. */
  fallback?: ReactNode;
  /** Renders the error if the messages fail to load; nothing is shown by default. */
  renderError?: (error: Error, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Provides all messages of a language to its children, whatever the storefront's language is. */
export function AllMessages({ language, fallback = null, renderError, children }: AllMessagesProps) {
  const { labels } = useElement();
  // The children keep their state while another language loads.
  const messages = useQuery({
    ...allMessagesQuery(language, labels),
    placeholderData: keepPreviousData,
  });
  if (messages.isError) return renderError?.(messages.error, () => void messages.refetch());
  if (!messages.data) return fallback;
  return <LanguageProvider loaded={messages.data}>{children}</LanguageProvider>;
}

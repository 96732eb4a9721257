import { createContext, use } from 'react';
import type { ApiContext } from '../../api/context.ts';
import type { Settings } from '../../schema/settings.ts';
import type { CurrentSession } from '../../storefront/current-session.ts';

/** Like `CurrentSession`, once the settings have loaded. */
export type ReadySession = CurrentSession & { settings: Settings };

export const SessionContext = createContext<ReadySession | undefined>(undefined);

/** The language, currency and settings of the element's storefront. */
export function useSession(): ReadySession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  return session;
}

/** The company's settings. */
export function useSettings(): Settings {
  return useSession().settings;
}

/** What requests in the session's language and currency have in common. */
export function useApi(): ApiContext {
  return useSession().api;
}

import { useMemo, type ReactNode } from 'react';
import { SessionContext, useSession } from '../../parts/session-context.ts';

/**
 * Amounts of a tour are named, asked for and sold in the currency that it came in: the visitor may have changed to
 * another, in which it is still to come.
 */
export function TourSession({ currency, children }: { currency: string | undefined; children: ReactNode }) {
  const session = useSession();
  const inCurrency = useMemo(
    () => (currency ? { ...session, currency, api: { ...session.api, currency } } : session),
    [session, currency],
  );
  return <SessionContext value={inCurrency}>{children}</SessionContext>;
}

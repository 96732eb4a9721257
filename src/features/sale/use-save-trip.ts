import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { isOnline } from '../../platform/page/connection.ts';
import { voucherLanguage } from '../../schema/language.ts';
import type { Sale } from '../../schema/sale.ts';
import { useMoney } from '../../shared/formats/use-money.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { allMessagesQuery } from '../../shared/screen/all-messages-query.ts';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';

/** Why the trip was not saved: without a connection, or because a release has replaced a chunk since the page was loaded. */
type SaveFailure = { kind: 'offline'; error: ApiError } | { kind: 'lost-chunk' };

/**
 * Returns a function that saves the trip as a file, whether it is loading what the file needs, and why it failed. The file is
 * in the visitor's language, even if it is saved from the voucher, which is in Spanish. The file's code and messages are
 * chunks. If they fail to load, the page is not reloaded, because a reload without a connection would lose the confirmation.
 */
export function useSaveTrip(sale: Sale, hidePrices: boolean) {
  const { language, settings, api } = useSession();
  const { labels } = useElement();
  const money = useMoney();
  const { queryClient } = useStorefront();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();

  const loadSaveTrip = async () => (await import('./trip-file/save-trip.ts')).saveTrip;
  const loadChunks = () =>
    Promise.all([
      loadSaveTrip(),
      queryClient.query(allMessagesQuery(language, labels)),
      queryClient.query(allMessagesQuery(voucherLanguage, labels)),
    ]);
  const save = async () => {
    setFailure(undefined);
    setIsSaving(true);
    const chunks = await loadChunks().catch(() => undefined);
    setIsSaving(false);
    if (!chunks) {
      setFailure(isOnline() ? { kind: 'lost-chunk' } : { kind: 'offline', error: new ApiError('network') });
      return;
    }
    const [saveTrip, locale, driverLocale] = chunks;
    saveTrip({ sale, settings, apiBase: api.apiBase, hidePrices, money, locale, driverLocale });
  };
  return { save: () => void save(), isSaving, failure };
}

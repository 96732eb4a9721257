import { Trans } from '@lingui/react/macro';
import { reloadPage } from '../../platform/page/redirect.ts';
import { useElement } from '../host/element-host.ts';
import { LoadErrorNotice } from './load-error-notice.tsx';

/** Shown if a chunk fails to load: a new version may have replaced it, so the page has to be reloaded. */
export function ChunkError() {
  const { storage } = useElement().options;
  return (
    <LoadErrorNotice
      code="network"
      phase="load"
      actionLabel={<Trans>Reload the page</Trans>}
      onAction={reloadPage}
    >
      {storage === 'memory' ? (
        <Trans>Please reload the page.</Trans>
      ) : (
        <Trans>Please reload the page. Your cart is saved.</Trans>
      )}
    </LoadErrorNotice>
  );
}

import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/screen/lazy-part.ts';
import { Button } from '../../../ui/actions/button.tsx';

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Opens the dialog with a link to the cart. */
export function ShareCartButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        flush
        iconBefore={<Share2 size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Share or continue elsewhere</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

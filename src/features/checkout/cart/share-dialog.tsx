import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import { canShare, copyText, shareLink } from '../../../platform/share.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useSession, useSettings } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { tripLink, type TripLink } from '../../../shared/cart/trip-link.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { LazyQrCode } from '../../../ui/content/qr-code/lazy-qr-code.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';

/** A link that carries the cart: to copy, to share, to scan. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const cart = useCart();
  const { language, currency } = useSession();
  return (
    <Dialog open onClose={onClose} heading={t`Share or continue elsewhere`}>
      {/* The page may change the cart while the dialog is open: that is another link. */}
      <LinkOfCart key={[cartFingerprint(cart), language, currency].join()} />
    </Dialog>
  );
}

function LinkOfCart() {
  const { options } = useElement();
  const storefront = useStorefront();
  const [making] = useState(() => tripLink(storefront, options));
  return (
    <Suspense>
      <Made making={making} />
    </Suspense>
  );
}

function Made({ making }: { making: Promise<TripLink> }) {
  const made = use(making);
  if (made.ok) return <Ways link={made.link} />;
  if (made.reason === 'empty') return null;
  return (
    <Alert tone="warning">
      <Trans>This cart is too large for a link. Please book part of it first.</Trans>
    </Alert>
  );
}

function Ways({ link }: { link: string }) {
  const { t } = useLingui();
  const { companyTitle } = useSettings();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => setOutcome((await copyText(link)) ? 'copied' : 'refused');
  return (
    <Stack>
      <p>
        <Trans>This link contains your cart, but no personal details.</Trans>
      </p>
      <TextField
        label={t`Link`}
        value={link}
        readOnly
        onChange={() => undefined}
        onKeyDown={(event) => {
          // It is inside the checkout form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Cluster>
        <Button variant="primary" onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        {canShare() && (
          <Button onClick={() => shareLink(link, companyTitle)}>
            <Trans>Share</Trans>
          </Button>
        )}
        <span role="status">
          {outcome === 'copied' && <Trans>Copied</Trans>}
          {outcome === 'refused' && <Trans>Please copy the link above.</Trans>}
        </span>
      </Cluster>
      <LazyQrCode size="large" text={link} label={t`QR code`} />
    </Stack>
  );
}

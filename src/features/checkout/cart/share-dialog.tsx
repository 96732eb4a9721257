import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import { canShare, copyText, shareLink } from '../../../platform/share.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useSession, useSettings } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { tripLink, type TripLinkResult } from '../../../shared/cart/trip-link.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { LazyQrCode } from '../../../ui/content/qr-code/lazy-qr-code.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';

/** Offers a link that contains the cart, to copy, share or scan. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const cart = useCart();
  const { language, currency } = useSession();
  return (
    <Dialog open onClose={onClose} heading={t`Share or continue elsewhere`}>
      {/* The host page may change the cart while the dialog is open, and then the link changes too. */}
      <CartLink key={[cartFingerprint(cart), language, currency].join()} />
    </Dialog>
  );
}

function CartLink() {
  const { options } = useElement();
  const storefront = useStorefront();
  const [linkPromise] = useState(() => tripLink(storefront, options));
  return (
    <Suspense>
      <ResolvedLink linkPromise={linkPromise} />
    </Suspense>
  );
}

function ResolvedLink({ linkPromise }: { linkPromise: Promise<TripLinkResult> }) {
  const result = use(linkPromise);
  if (result.ok) return <ShareOptions link={result.link} />;
  if (result.reason === 'empty') return null;
  return (
    <Alert tone="warning">
      <Trans>This cart is too large for a link. Please book part of it first.</Trans>
    </Alert>
  );
}

function ShareOptions({ link }: { link: string }) {
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
        dir="ltr"
        value={link}
        readOnly
        onChange={() => undefined}
        onKeyDown={(event) => {
          // The field is inside the checkout form, which must not be submitted.
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
      <LazyQrCode
        size="large"
        text={link}
        label={t`QR code`}
        caption={<Trans>Scan to open this cart on another device.</Trans>}
      />
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { BookedSale } from '../../schema/booked-sale.ts';
import { claimSaleForTab } from '../../shared/sale/claim-sale-for-tab.ts';
import { AllMessages } from '../../shared/screen/all-messages.tsx';
import { useFocusScreenHeading } from '../../shared/screen/use-focus-screen-heading.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ScreenFrame } from '../../ui/layout/screen-frame.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './earlier-booking.css?inline';

/**
 * Shows a booking that was made in this tab before the page was reloaded, with a button that leads to its confirmation or, if
 * it is unpaid, to its payment. Duplicating the tab copies the stored booking, so only the first tab that claims it shows it;
 * the other one discards its copy.
 */
export function EarlierBooking({ bookedSale }: { bookedSale: BookedSale }) {
  const { order } = useStorefront().state;
  const { language } = useLanguage();
  const { token } = bookedSale;
  const [claimedToken, setClaimedToken] = useState<string>();
  useEffect(() => {
    let isCancelled = false;
    void claimSaleForTab(token).then((isFirst) => {
      if (isCancelled) return;
      if (isFirst) setClaimedToken(token);
      else order.setBookedSale(null);
    });
    return () => {
      isCancelled = true;
    };
  }, [order, token]);
  if (claimedToken !== token) return null;
  return (
    <AllMessages language={language}>
      <EarlierBookingNotice bookedSale={bookedSale} />
    </AllMessages>
  );
}

function EarlierBookingNotice({ bookedSale: { token, unpaid, reference } }: { bookedSale: BookedSale }) {
  useStyles(css);
  const { t } = useLingui();
  const { order } = useStorefront().state;
  const { goTo } = useNavigation();
  const focusScreenHeading = useFocusScreenHeading();
  const hide = () => {
    // The pressed button disappears with the notice.
    focusScreenHeading();
    order.setBookedSale(null);
  };
  return (
    <ScreenFrame>
      <div className="earlier-booking">
        <Alert
          tone="success"
          title={t`You made a booking in this tab`}
          actions={
            <>
              <Button onClick={() => goTo(unpaid ? paths.payment(token) : paths.success(token))}>
                <Trans>Show the booking</Trans>
              </Button>
              <Button variant="quiet" onClick={hide}>
                <Trans>Hide</Trans>
              </Button>
            </>
          }
        >
          {reference !== '' && (
            <Trans>
              Your reference: <strong>{reference}</strong>
            </Trans>
          )}
        </Alert>
      </div>
    </ScreenFrame>
  );
}

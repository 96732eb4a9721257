import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { needsTransportation } from '../../../tours/tour-pickup.ts';
import { ContactDialog } from '../../../shared/notices/contact-dialog.tsx';
import { PlaceField } from '../../../shared/trip/place-field.tsx';
import { SegmentedControl } from '../../../ui/fields/choice/segmented-control.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { FieldErrorProps } from '../../../ui/fields/errors/use-error-summary.ts';
import type { QuotePickup } from './use-quote-pickup.ts';
import type { QuoteErrors } from './use-quote-errors.ts';
import type { QuoteModel } from './use-quote.ts';

/** The fields for where the guests are picked up. Depending on the tour, a pickup is required, on request or not offered. */
export function QuotePickupFields({ quote, errors }: { quote: QuoteModel; errors: QuoteErrors }) {
  const { t } = useLingui();
  const { pickup, choices, change } = quote;
  if (pickup.policy === 'never') return null;
  return (
    <Stack gap="small">
      {pickup.policy === 'optional' && (
        <>
          <SegmentedControl
            legend={t`Transportation`}
            value={choices.wantsPickup ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t`Yes` },
              { value: 'no', label: t`No` },
            ]}
            onChange={(answer) => change({ wantsPickup: answer === 'yes' })}
          />
          <p className="quote-pickup-note muted">
            <Trans>We can pick you up where you stay. The price depends on the place.</Trans>
          </p>
        </>
      )}
      {pickup.isIncluded && <PickupLocationField pickup={pickup} errorProps={errors.field('pickup')} />}
    </Stack>
  );
}

interface PickupLocationProps {
  pickup: QuotePickup;
  errorProps: FieldErrorProps;
}

function PickupLocationField({ pickup, errorProps }: PickupLocationProps) {
  const { t } = useLingui();
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <>
      <PlaceField
        {...errorProps}
        label={t`Pick-up location`}
        value={pickup.location}
        otherEnd={null}
        onChange={(place) =>
          pickup.setLocation(place && { ref: place.ref, title: place.title, address: place.address })
        }
        onNotFound={() => setContactOpen(true)}
      />
      <RideStatus pickup={pickup} />
      <ContactDialog reason="place" open={isContactOpen} onClose={() => setContactOpen(false)} />
    </>
  );
}

/** Tells whether the provider picks up guests at the chosen place. */
function RideStatus({ pickup: { ride, isLookingUpRide, isOutsideCoverage } }: { pickup: QuotePickup }) {
  const { t } = useLingui();
  if (isLookingUpRide) return <StatusLine tone="busy">{t`Checking the pickup…`}</StatusLine>;
  if (isOutsideCoverage) {
    return <StatusLine tone="danger">{t`This location is outside our coverage area`}</StatusLine>;
  }
  if (!ride) return null;
  const zone = ride.zone_name;
  // There is nothing to say about a zone without a name.
  if (needsTransportation(ride) && zone === '') return null;
  return (
    <StatusLine tone="success">
      {needsTransportation(ride) ? (
        <Trans>Pickup zone: {zone}</Trans>
      ) : (
        <Trans>No transportation is needed from here.</Trans>
      )}
    </StatusLine>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { phoneLink } from '../../lib/contact-links.ts';
import { formatDayAndTime } from '../../lib/dates.ts';
import { durationText } from '../../lib/duration-text.ts';
import {
  lateFlightAdvice,
  lateHours,
  type BookedPickup,
  type LateFlightAdvice,
} from '../../trip/pickup/late-flight.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { SegmentedControl } from '../../ui/fields/choice/segmented-control.tsx';

interface LateFlightNoticeProps {
  booked: BookedPickup;
  /** Whether the visitor can choose the time of the pickup. */
  canChangePickup: boolean;
}

/** A choice of delays in hours; for the chosen one, what such a late flight means for the pickup. */
export function LateFlightNotice({ booked, canChangePickup }: LateFlightNoticeProps) {
  const { t } = useLingui();
  const [hours, setHours] = useState<string>();
  const options = lateHours.map((count) => ({
    value: String(count),
    label: t`${plural(count, { one: '# hour', other: '# hours' })}`,
  }));
  const question = t`What if my flight is late?`;
  return (
    <div role="group" aria-label={question}>
      <Stack gap="small">
        <SegmentedControl legend={question} options={options} value={hours} onChange={setHours} />
        {/* Rendered from the start, so that screen readers announce what changes in it. */}
        <div role="status">
          {hours === undefined ? (
            <p className="muted">
              <Trans>Choose a delay to see what happens to your pickup.</Trans>
            </p>
          ) : (
            <Advice advice={lateFlightAdvice(booked, Number(hours))} canChangePickup={canChangePickup} />
          )}
        </div>
      </Stack>
    </div>
  );
}

/** What happens to the pickup after the chosen delay, and what the visitor can do. */
function Advice({ advice, canChangePickup }: { advice: LateFlightAdvice; canChangePickup: boolean }) {
  const { dateLocale } = useLanguage();
  switch (advice.outcome) {
    case 'driver-waits': {
      const landing = formatDayAndTime(advice.landsAt, dateLocale);
      const wait = durationText(advice.waitMinutes);
      return (
        <p>
          <Trans>
            You land at {landing}. The driver waits up to {wait}, so you need not do anything.
          </Trans>
        </p>
      );
    }
    case 'call': {
      const wait = advice.waitMinutes ? durationText(advice.waitMinutes) : undefined;
      const pickup = formatDayAndTime(advice.pickupAt, dateLocale);
      return (
        <p>
          {wait ? <Trans>The driver waits only {wait}.</Trans> : <Trans>The driver needs to know.</Trans>}{' '}
          <CallRequest /> {canChangePickup && <Trans>Or choose a later pickup, at {pickup}.</Trans>}
        </p>
      );
    }
    case 'choose-later': {
      const pickup = formatDayAndTime(advice.pickupAt, dateLocale);
      return (
        <p>
          <Trans>
            The driver still comes at the agreed time. You can choose a later pickup, up to {pickup}.
          </Trans>
        </p>
      );
    }
  }
}

/** Asks the visitor to call the company, or to send a message if it has no phone number. */
function CallRequest() {
  const { contactPhone, whatsappPhone } = useSettings();
  const number = contactPhone ?? whatsappPhone;
  if (!number) return <Trans>Send us a message as soon as you know.</Trans>;
  const phone = (
    <TextLink href={phoneLink(number)}>
      <span className="unbroken">{number}</span>
    </TextLink>
  );
  return <Trans>Call this number as soon as you know: {phone}.</Trans>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { extraLimits } from '../../../extras/extra-counts.ts';
import { unavailableService } from '../../../cart/trip-link/unavailable-service.ts';
import { useNavigation } from '../../../routing/use-navigation.ts';
import type { TripLinkLine } from '../../../schema/trip-link/trip-link-format.ts';
import type { UnavailableLine, UnavailableReason } from '../../../schema/unavailable-line.ts';
import { LineCard, LineNote } from '../../../shared/cart/line-card.tsx';
import { LinePicture } from '../../../shared/cart/line-picture.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useUnavailableLines } from '../../../shared/cart/use-cart.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import { startReplacingLine } from '../../../storefront/flows/replace-unavailable-line.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CardTitle } from '../../../ui/content/cards/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { useRemoveUnavailableLine } from './use-remove-unavailable-line.ts';

const kinds = { transfers: 'transfer', tours: 'tour', extras: 'extra' } as const;

/** The unavailable lines of trip links. Each says why it cannot be booked, and can be chosen again or removed. */
export function UnavailableLines() {
  const lines = useUnavailableLines();
  const nameOf = useNameOfLine();
  const removal = useRemoveUnavailableLine((id) => {
    const line = lines.find((candidate) => candidate.id === id);
    return line && nameOf(line);
  });
  if (lines.length === 0) return null;
  return (
    <>
      <Stack as="ul">
        {lines.map((line) => (
          <li key={line.id} part="cart-line">
            <UnavailableLineCard line={line} onRemove={() => removal.confirm(line.id)} />
          </li>
        ))}
      </Stack>
      {removal.dialog}
    </>
  );
}

function UnavailableLineCard({ line, onRemove }: { line: Readonly<UnavailableLine>; onRemove: () => void }) {
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const reasonTexts = useReasonTexts();
  const labels = useServiceLabels(unavailableService(line));
  const title = useNameOfLine()(line);
  const chooseAgain = () => goTo(startReplacingLine(state, line));
  return (
    <LineCard
      picture={<LinePicture kind={kinds[line.part]} src={undefined} />}
      title={<CardTitle level={2}>{title}</CardTitle>}
      facts={
        <>
          {[...labels.times, labels.party].filter(Boolean).map((label) => (
            <LineNote key={label}>{label}</LineNote>
          ))}
          <StatusLine tone="warning">{reasonTexts[line.reason]}</StatusLine>
        </>
      }
      buttons={
        <>
          <Button variant="quiet" size="small" aria-description={title} onClick={chooseAgain}>
            <Trans>Choose again</Trans>
          </Button>
          <Button variant="quiet" size="small" aria-description={title} onClick={onRemove}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    />
  );
}

/** Returns a function that names a line: by its title, or by its kind if it has none. */
function useNameOfLine(): (line: Readonly<UnavailableLine>) => string {
  const { t } = useLingui();
  const names = { transfers: t`Transfer`, tours: t`Activity`, extras: t`Extras` };
  return ({ title, part }) => title || names[part];
}

function useReasonTexts(): Record<UnavailableReason, string> {
  const { t } = useLingui();
  return {
    'not-offered': t`This is no longer available.`,
    'no-places': t`No places are left for this time.`,
    'too-late': t`It is too late to book this time.`,
    'pickup-refused': t`This pickup is no longer possible.`,
    'too-many': t`No more than ${extraLimits.max} can be booked.`,
    'not-valid': t`This cannot be booked as it is.`,
    'no-answer': t`This could not be checked.`,
  };
}

/** The times and the party of a service, formatted for display. */
function useServiceLabels(service: TripLinkLine | undefined): { times: string[]; party?: string } {
  const { weekdayDateTime } = useFormats();
  const partyLabel = usePartyLabel();
  if (service?.part === 'transfers') {
    const { service: outboundLeg, return: returnLeg } = service.choices;
    const legs = returnLeg ? [outboundLeg, returnLeg] : [outboundLeg];
    return {
      times: legs.map(({ pickupAt }) => weekdayDateTime(pickupAt)),
      party: partyLabel(service.choices),
    };
  }
  if (service?.part === 'tours') {
    const { date, schedule } = service.choices;
    return { times: [weekdayDateTime(`${date} ${schedule}`)], party: partyLabel(service.choices) };
  }
  return { times: [] };
}

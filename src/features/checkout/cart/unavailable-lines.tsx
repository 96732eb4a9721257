import { Trans, useLingui } from '@lingui/react/macro';
import { Car, Luggage, Ticket } from 'lucide-react';
import { useState } from 'react';
import { extraLimits } from '../../../extras/extra-counts.ts';
import { unavailableService } from '../../../cart/trip-link/unavailable-service.ts';
import { useNavigation } from '../../../routing/hooks.ts';
import type { TripLinkLine } from '../../../schema/trip-link/trip-link-format.ts';
import {
  parseUnavailableLines,
  type UnavailableLine,
  type UnavailableReason,
} from '../../../schema/unavailable-line.ts';
import { LineCard } from '../../../shared/cart/line-card.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useUnavailableLines } from '../../../shared/cart/use-cart.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import {
  replaceUnavailableLine,
  replaceUnreadableLine,
} from '../../../storefront/flows/replace-unavailable-line.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CardTitle } from '../../../ui/content/cards/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ConfirmDelete, UNDO_MS } from './use-delete-line.tsx';

const icons = { transfers: Car, tours: Ticket, extras: Luggage };

/** The unavailable lines of trip links: each says why, and can be chosen again. */
export function UnavailableLines() {
  const lines = parseUnavailableLines(useUnavailableLines());
  const deleting = useDeleteUnavailableLine();
  if (lines.length === 0) return null;
  return (
    <>
      <Stack as="ul">
        {lines.map((line) => (
          <li key={line.id} part="cart-line">
            <UnavailableLineCard line={line} onDelete={() => deleting.ask(line.id)} />
          </li>
        ))}
      </Stack>
      {deleting.dialog}
    </>
  );
}

function UnavailableLineCard({ line, onDelete }: { line: Readonly<UnavailableLine>; onDelete: () => void }) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const reasonOf = useReasons();
  const service = unavailableService(line);
  const when = useWhen(service);
  const kinds = { transfers: t`Transfer`, tours: t`Activity`, extras: t`Extras` };
  const title = line.title || kinds[line.part];
  return (
    <LineCard
      icon={icons[line.part]}
      when={when.times.map((time) => (
        <span key={time}>{time}</span>
      ))}
      foot={
        <Cluster>
          <Button
            size="small"
            aria-description={title}
            onClick={() =>
              goTo(
                service
                  ? replaceUnavailableLine(state, line.id, service, line.title !== '')
                  : replaceUnreadableLine(state, line),
              )
            }
          >
            <Trans>Choose again</Trans>
          </Button>
          <Button variant="quiet" size="small" aria-description={title} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </Cluster>
      }
    >
      <CardTitle level={2}>{title}</CardTitle>
      {when.party && <p className="muted">{when.party}</p>}
      <StatusLine tone="warning">{reasonOf[line.reason]}</StatusLine>
    </LineCard>
  );
}

function useReasons(): Record<UnavailableReason, string> {
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

/** When it was planned, and for whom. */
function useWhen(service: TripLinkLine | undefined) {
  const { dayAndTime } = useFormats();
  const partyLabel = usePartyLabel();
  if (service?.part === 'transfers') {
    const { service: there, return: back } = service.carried;
    const moments = [there, ...(back ? [back] : [])].map(({ pickupAt }) => dayAndTime(pickupAt));
    return { times: moments, party: partyLabel(service.carried) };
  }
  if (service?.part === 'tours') {
    const { date, schedule } = service.carried;
    return { times: [dayAndTime(`${date} ${schedule}`)], party: partyLabel(service.carried) };
  }
  return { times: [], party: undefined };
}

function useDeleteUnavailableLine() {
  const { t } = useLingui();
  const { cart } = useStorefront().state;
  const showToast = useToast();
  const [asking, setAsking] = useState<string>();
  const remove = () => {
    const lines = parseUnavailableLines(cart.state.unavailable);
    const index = lines.findIndex(({ id }) => id === asking);
    const removed = lines[index];
    setAsking(undefined);
    if (!removed) return;
    cart.setUnavailable(lines.toSpliced(index, 1));
    // Other lines may have been added or removed since.
    const undo = () => cart.setUnavailable(cart.state.unavailable.toSpliced(index, 0, removed));
    showToast({ message: t`Removed`, durationMs: UNDO_MS, action: { label: t`Undo`, onClick: undo } });
  };
  return {
    ask: setAsking,
    dialog: asking !== undefined && (
      <ConfirmDelete onConfirm={remove} onCancel={() => setAsking(undefined)} />
    ),
  };
}

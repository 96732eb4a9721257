import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadFailure } from '../../api/api-error.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import type { LinkedTripAction } from '../../storefront/flows/trip-link/add-trip-from-link.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';
import { AllMessages } from '../../shared/screen/all-messages.tsx';
import { useFailureMessage } from '../../shared/notices/use-failure-message.ts';
import { useDebounced } from '../../shared/storefront/use-debounced.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CartsCompared, useKnownServices } from './carts-compared.tsx';
import {
  useTripLink,
  type FailedStep,
  type LoadingStep,
  type TripLink,
  type TripLinkDialogStep,
} from './use-trip-link.ts';

/** A trip that loads faster opens no dialog, unless one is already open. */
const DELAY_MS = 300;

/** Loads the trip link with this text, and asks what to do with a cart that already exists. */
export function TripLinkDialog({ text }: { text: string }) {
  const { host } = useElement();
  const { location } = useStorefront();
  const { language } = useLanguage();
  // If there are several engines on the page, only the active one loads the link.
  if (!location.isActiveHost(host)) return null;
  return (
    <AllMessages language={language} renderError={() => <ChunkError />}>
      <TripLinkSteps text={text} />
    </AllMessages>
  );
}

function TripLinkSteps({ text }: { text: string }) {
  const { step, load, close } = useTripLink(text);
  const isSlow = useDebounced(step.name, DELAY_MS) === 'loading';
  if (step.name === 'reading' || (step.name === 'loading' && step.quiet && !isSlow)) return null;
  return <StepDialog step={step} load={load} close={close} />;
}

interface StepDialogProps extends Omit<TripLink, 'step'> {
  step: TripLinkDialogStep;
}

/** One dialog for all steps, so that it stays open from one to the next. */
function StepDialog({ step, load, close }: StepDialogProps) {
  const { t } = useLingui();
  const headings: Record<TripLinkDialogStep['name'], string> = {
    asking: t`Replace your cart, or add to it?`,
    loading: t`Loading your trip`,
    failed: t`The trip could not be loaded`,
  };
  return (
    <Dialog open onClose={close} heading={headings[step.name]} size="small">
      {step.name === 'asking' ? <CartsCompared linkedCart={step.linkedCart} /> : <StepStatus step={step} />}
      <Stack gap="small">
        {step.name === 'asking' && (
          <Choices
            linkedCart={step.linkedCart}
            onChoose={(action) => load(step.linkedCart, action)}
            onCancel={close}
          />
        )}
        {step.name === 'failed' && (
          <Button variant="primary" wide onClick={() => load(step.linkedCart, step.action)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {step.name !== 'asking' && <CancelButton onClick={close} />}
      </Stack>
    </Dialog>
  );
}

interface ChoicesProps {
  linkedCart: TripLinkCart;
  onChoose: (action: LinkedTripAction) => void;
  onCancel: () => void;
}

/** Adding, which loses nothing, comes first and leads, unless the cart contains everything already. */
function Choices({ linkedCart, onChoose, onCancel }: ChoicesProps) {
  const { hasNew } = useKnownServices(linkedCart);
  return (
    <>
      <Button variant={hasNew ? 'primary' : 'secondary'} wide onClick={() => onChoose('add')}>
        <Trans>Add</Trans>
      </Button>
      <Button wide onClick={() => onChoose('replace')}>
        <Trans>Replace</Trans>
      </Button>
      <CancelButton variant={hasNew ? 'quiet' : 'primary'} onClick={onCancel} />
    </>
  );
}

interface CancelButtonProps {
  variant?: 'quiet' | 'primary';
  onClick: () => void;
}

function CancelButton({ variant = 'quiet', onClick }: CancelButtonProps) {
  return (
    <Button variant={variant} wide onClick={onClick}>
      <Trans>Cancel</Trans>
    </Button>
  );
}

function StepStatus({ step }: { step: LoadingStep | FailedStep }) {
  if (step.name === 'failed') return <FailureReason failure={step.failure} />;
  return (
    <StatusLine tone="busy">
      <Trans>Updating</Trans>
    </StatusLine>
  );
}

function FailureReason({ failure }: { failure: ReadFailure }) {
  return <p role="alert">{useFailureMessage(failure)}</p>;
}

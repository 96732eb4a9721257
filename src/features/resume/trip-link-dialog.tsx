import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '../../api/api-error.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';
import { AllMessages } from '../../shared/screen/all-messages.tsx';
import { useFailureMessage } from '../../shared/notices/query-error.tsx';
import { useDebounced } from '../../shared/storefront/use-debounced.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { useTripLink } from './use-trip-link.ts';

/** Shorter waits show nothing, unless a dialog was open before. */
const DELAY_MS = 300;

/** A trip link that opened the page, until it is in the cart. */
export function TripLinkDialog({ text }: { text: string }) {
  const { host } = useElement();
  const { location } = useStorefront();
  const { language } = useLanguage();
  // Of several engines, the one that received it.
  if (!location.isActiveHost(host)) return null;
  return (
    <AllMessages language={language} renderError={() => <ChunkError />}>
      <TripLinkSteps text={text} />
    </AllMessages>
  );
}

function TripLinkSteps({ text }: { text: string }) {
  const { t } = useLingui();
  const { step, load, close } = useTripLink(text);
  const isSlow = useDebounced(step.name, DELAY_MS) === 'loading';
  if (step.name === 'reading' || (step.name === 'loading' && step.quiet && !isSlow)) return null;
  const { carried } = step;
  const headings = {
    asking: t`Replace your cart, or add to it?`,
    loading: t`Loading your trip`,
    failed: t`The trip could not be loaded`,
  };
  const choices = {
    asking: (
      <>
        <Button onClick={() => load(carried, 'add')}>
          <Trans>Add</Trans>
        </Button>
        <Button variant="primary" onClick={() => load(carried, 'replace')}>
          <Trans>Replace</Trans>
        </Button>
      </>
    ),
    loading: null,
    failed: step.name === 'failed' && (
      <Button variant="primary" onClick={() => load(carried, step.choice)}>
        <Trans>Try again</Trans>
      </Button>
    ),
  };
  return (
    <Dialog
      open
      onClose={close}
      heading={headings[step.name]}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {choices[step.name]}
        </>
      }
    >
      {step.name === 'asking' ? undefined : step.name === 'loading' ? (
        <StatusLine tone="busy">
          <Trans>Updating</Trans>
        </StatusLine>
      ) : (
        <Reason failure={step.failure} />
      )}
    </Dialog>
  );
}

function Reason({ failure }: { failure: Failure }) {
  return <p role="alert">{useFailureMessage(failure)}</p>;
}

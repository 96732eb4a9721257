import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type Key, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';

interface ChoicesProps<Choice> {
  label: string;
  choices: readonly Choice[];
  /** The React key of a choice. */
  keyOf: (choice: Choice) => Key;
  /** The request behind the choices, if there is one. */
  request?: Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>;
  /** Why nothing can be chosen now. */
  lockedReason: string | undefined;
  onChoose: (choice: Choice) => void;
  /** Renders the label of a choice. */
  children: (choice: Choice) => ReactNode;
}

/** A group of buttons, or a message about why there are none. */
export function Choices<Choice>({
  label,
  choices,
  keyOf,
  request,
  lockedReason,
  onChoose,
  children,
}: ChoicesProps<Choice>) {
  const id = useId();
  if (request?.isFetching) {
    return (
      <StatusLine tone="busy">
        <Trans>Looking for alternatives…</Trans>
      </StatusLine>
    );
  }
  if (request?.isError) {
    return (
      <Cluster>
        <StatusLine tone="warning">
          <Trans>This could not be checked.</Trans>
        </StatusLine>
        <Button size="small" onClick={() => void request.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Cluster>
    );
  }
  if (choices.length === 0) {
    return (
      <StatusLine tone="info">
        <Trans>No alternatives found.</Trans>
      </StatusLine>
    );
  }
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="small">
        <p id={id}>{label}</p>
        <Cluster>
          {choices.map((choice) => (
            <Button
              key={keyOf(choice)}
              size="small"
              disabledReason={lockedReason}
              onClick={() => onChoose(choice)}
            >
              {children(choice)}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { ApiError } from '../api/api-error.ts';
import { Problem } from './problem.tsx';

interface LoadProblemProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** A read that failed, with another try. */
export function LoadProblem({ error, phase, tryAgain }: LoadProblemProps) {
  const code = error instanceof ApiError ? error.code : 'network';
  return (
    <Problem code={code} phase={phase} action={<Trans>Try again</Trans>} onAction={tryAgain}>
      <Trans>Please check your connection. What you have entered is kept.</Trans>
    </Problem>
  );
}

import { Suspense } from 'react';
import { failureOf } from '../api/api-error.ts';
import { lazyPart } from './lazy-part.ts';
import { QueryError } from './query-error.tsx';

const UnknownSale = lazyPart(async () => (await import('./unknown-sale.tsx')).UnknownSale);

interface SaleErrorProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** A booking that failed to load. If the provider does not know it, a retry will not help, but contact details do. */
export function SaleError({ error, phase, tryAgain }: SaleErrorProps) {
  if (failureOf(error) !== 'missing') return <QueryError error={error} phase={phase} tryAgain={tryAgain} />;
  return (
    <Suspense fallback={null}>
      <UnknownSale phase={phase} />
    </Suspense>
  );
}

import { failureOf } from '../../api/api-error.ts';
import { QueryError } from '../notices/query-error.tsx';
import { UnknownSale } from './unknown-sale.tsx';

interface SaleErrorProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** A booking that failed to load. If the provider does not know it, a retry will not help, but contact details do. */
export function SaleError({ error, phase, tryAgain }: SaleErrorProps) {
  if (failureOf(error) !== 'missing') return <QueryError error={error} phase={phase} tryAgain={tryAgain} />;
  return <UnknownSale phase={phase} />;
}

import { useSearch } from 'wouter';

/** Whether the route skips the screen of the payment's result: a paid sale continues to its confirmation. */
export function useSkipsResult(): boolean {
  return new URLSearchParams(useSearch()).get('action') === 'tocart';
}

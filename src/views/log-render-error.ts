import type { ErrorInfo } from 'react';
import { describeReplacedNatives } from '../platform/natives/describe-replaced-natives.ts';

/** Logs an error that a component threw while rendering, and what the host page has replaced, which may be the cause. */
export function logRenderError(message: string, error: unknown, { componentStack }: ErrorInfo): void {
  console.error(message, error, componentStack, describeReplacedNatives());
}

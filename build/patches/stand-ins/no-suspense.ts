/** Queries here never suspend, no boundary around them is reset, and none is restored from elsewhere. */
export const shouldSuspend = (): boolean => false;
export const ensureSuspenseTimers = (): void => undefined;
export const useIsRestoring = (): boolean => false;

export const useQueryErrorResetBoundary = () => boundary;

const boundary = { isReset: () => false, clearReset: () => undefined };

export function fetchOptimistic(): never {
  throw new Error('There are no suspending queries in this build');
}

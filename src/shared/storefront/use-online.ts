import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../../platform/page/connection.ts';

/** Whether there is a connection, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

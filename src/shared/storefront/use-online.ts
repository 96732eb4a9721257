import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../../platform/page/connection.ts';

export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../platform/connection.ts';

export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

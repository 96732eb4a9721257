export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the browser goes online or offline. */
export function onConnectionChange(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

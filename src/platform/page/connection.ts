/** False only if the browser knows that it has no connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the browser goes online or offline. Returns a function that unsubscribes. */
export function onConnectionChange(callback: () => void): () => void {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}

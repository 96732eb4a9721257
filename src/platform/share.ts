/** Whether the device has a share sheet that takes links. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet, which visitors may close again. Throws on devices for which `canShare` returns false. */
export function shareLink(url: string, title: string): void {
  navigator.share({ url, title }).catch(() => undefined);
}

/** Copies text to the clipboard. False if the browser does not let the page copy, for example without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

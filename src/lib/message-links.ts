/** A text message that is ready to be sent; with `?&` both kinds of phones take it. */
export function smsLink(phone: string, message: string): string {
  return `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(message)}`;
}

/** An email that is ready to be sent. */
export function emailLink(address: string, subject: string, message: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

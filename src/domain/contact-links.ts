/** A link that calls a number as the settings give it: `+52 998 555 0142`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opens a chat with the number, with a message that is ready to be sent if there is one. */
export function whatsappLink(phone: string, message = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}

/** A text message that is ready to be sent; with `?&` both kinds of phones take it. */
export function smsLink(phone: string, message: string): string {
  return `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(message)}`;
}

/** An email that is ready to be sent. */
export function emailLink(address: string, subject: string, message: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

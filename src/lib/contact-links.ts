/** A link that calls a number such as `+52 998 555 0142`. */
export function phoneLink(phone: string): string {
  return `tel:${dialable(phone)}`;
}

/** A link that opens a WhatsApp chat, with a prefilled message if there is one. */
export function whatsappLink(phone: string, message = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}

/** A link that opens a prefilled text message. iOS expects `&` before the body, Android `?`; both accept `?&`. */
export function smsLink(phone: string, message: string): string {
  return `sms:${dialable(phone)}?&body=${encodeURIComponent(message)}`;
}

/** A link that opens a prefilled email. */
export function emailLink(address: string, subject: string, message: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

/** `+52 998 555 0142` → `+529985550142`. */
function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** A link that calls a number as the settings give it: `+52 998 555 0142`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opens a chat with the number, with a message that is ready to be sent if there is one. */
export function whatsappLink(phone: string, message = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}

/** Creates a unique id of 32 hexadecimal digits. Pages without https have no `crypto.randomUUID`. */
export function randomId(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Falls back to `Math.random` where the page has replaced `crypto`: ids only have to be unique, not secret. */
function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    crypto.getRandomValues(bytes);
  } catch {
    // The bytes stay zero, and are replaced below.
  }
  return bytes.some(Boolean) ? bytes : bytes.map(() => Math.random() * 256);
}

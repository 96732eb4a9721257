import { randomBytes } from 'node:crypto';

/** A token is the only key to its sale, so it must be impossible to guess. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Read out on the phone: without letters and digits that sound or look alike. */
const readableLetters = 'ACDEFGHJKLMNPQRTUVWXYZ234679';

export function newConfirmationRef(): string {
  const letters = Array.from(randomBytes(6), (byte) => readableLetters[byte % readableLetters.length] ?? 'A');
  return `CC-${letters.join('')}`;
}

import { randomBytes } from 'node:crypto';

/** The token is all that protects a sale, so it must be impossible to guess. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Without characters that look or sound alike, because customers read it out on the phone. */
export function newConfirmationRef(): string {
  const characters = Array.from(randomBytes(6), (byte) => clearCharacters[byte % clearCharacters.length]);
  return `CC-${characters.join('')}`;
}

const clearCharacters = 'ACDEFGHJKLMNPQRTUVWXYZ234679';

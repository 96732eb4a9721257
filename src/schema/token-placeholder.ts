/** Takes the place of a sale's token in the paths and URLs that host pages and analytics receive. */
export const TOKEN_PLACEHOLDER = ':token';

/** Whether the path of a `booking-route-change` is that of a sale, whose token is hidden. */
export function hasHiddenToken(path: string): boolean {
  return path.includes(TOKEN_PLACEHOLDER);
}

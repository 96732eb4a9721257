/** Whether the path of a `booking-route-change` is that of a sale, whose token it names as `:token`. */
export function hasHiddenToken(path: string): boolean {
  return path.includes(':token');
}

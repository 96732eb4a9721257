/** Returns the value that `pathSegment` encoded. A malformed segment is returned unchanged. */
export function decodeSegment(segment: string): string {
  try {
    const value = decodeURIComponent(segment);
    // `pathSegment` encodes segments of one or two dots twice.
    return /^(%2E){1,2}$/.test(value) ? decodeURIComponent(value) : value;
  } catch {
    return segment;
  }
}

/** The value that `pathSegment` encoded; any other segment is returned unchanged. */
export function segmentValue(segment: string): string {
  try {
    const value = decodeURIComponent(segment);
    return /^(%2E){1,2}$/.test(value) ? decodeURIComponent(value) : value;
  } catch {
    return segment;
  }
}

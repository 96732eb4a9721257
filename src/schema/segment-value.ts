/** The value that a segment of a path was made of by `pathSegment`; the segment itself where it was made of none. */
export function segmentValue(segment: string): string {
  try {
    const value = decodeURIComponent(segment);
    return /^(%2E){1,2}$/.test(value) ? decodeURIComponent(value) : value;
  } catch {
    return segment;
  }
}

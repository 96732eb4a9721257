/** What our code has cost the page in a period; the detail of `booking-vitals`. */
export interface Vitals {
  /** The number of animation frames longer than 50 ms in which our scripts ran. */
  longFrames: number;
  /** How long our scripts ran in those frames, in milliseconds. */
  scriptTime: number;
  /** The sum of the layout shifts of our elements, in the unit of Cumulative Layout Shift. */
  layoutShift: number;
}

export const noVitals: Vitals = { longFrames: 0, scriptTime: 0, layoutShift: 0 };

/** An entry of the type `long-animation-frame`: a frame longer than 50 ms, with its scripts that ran for more than 5 ms. */
export interface LongFrame {
  scripts: readonly { sourceURL: string; duration: number }[];
}

/** An entry of the type `layout-shift`; TypeScript does not know it yet. */
export interface LayoutShift {
  value: number;
  /** Whether the visitor pressed or typed something in the half second before, so that a shift was to be expected. */
  hadRecentInput: boolean;
  /** What has moved. The node is null if it is gone, or in a shadow tree: browsers do not tell what moved there. */
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds a long frame, unless none of its scripts is ours. */
export function withLongFrame(vitals: Vitals, frame: LongFrame, isOurs: (url: string) => boolean): Vitals {
  const durations = frame.scripts
    .filter(({ sourceURL }) => isOurs(sourceURL))
    .map(({ duration }) => duration);
  if (durations.length === 0) return vitals;
  let { scriptTime } = vitals;
  for (const duration of durations) scriptTime += duration;
  return { ...vitals, longFrames: vitals.longFrames + 1, scriptTime };
}

/**
 * Adds a layout shift if something has moved between the tags of one of our `elements` (without those that the page itself has
 * moved), or if one has just been resized.
 */
export function withLayoutShift(
  vitals: Vitals,
  { value, hadRecentInput, sources }: LayoutShift,
  { elements, hasResized }: { elements: readonly Element[]; hasResized: boolean },
): Vitals {
  if (hadRecentInput) return vitals;
  const isInside = (node: Node | null) =>
    elements.some((element) => element !== node && element.contains(node));
  if (!hasResized && !sources.some(({ node }) => isInside(node))) return vitals;
  return { ...vitals, layoutShift: vitals.layoutShift + value };
}

import type { FrameTheme } from '../../src/schema/messages/host-messages.ts';

/** What a frame shows, and how. */
export interface BookingFrameOptions extends FrameTheme {
  /** The hosted page, or one of its routes such as `https://book.example.com/widgets/transfers`. */
  src: string;
  /** The initial route; returning visitors find the one that they left. */
  route?: string;
  lang?: string;
  currency?: string;
  /** Whether the visitor has consented to analytics, and to Google Maps. */
  consent?: { analytics: boolean; maps?: boolean };
  /** The visitor's Google Analytics client id, so that both pages report the same visitor. */
  analyticsClientId?: string;
  /** The frame's accessible name. */
  title?: string;
}

/** The options after a change. Undefined values change nothing, as in the framed page. */
export function changedOptions(
  options: BookingFrameOptions,
  change: Partial<BookingFrameOptions>,
): BookingFrameOptions {
  const entries: [string, unknown][] = Object.entries(change);
  return { ...options, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

/** The options that `init` contains. */
export function initOptions(element: HTMLElement, options: BookingFrameOptions) {
  const { route, lang, currency, primaryColor, consent, analyticsClientId } = options;
  const colorScheme = options.colorScheme ?? inheritedColorScheme(element);
  return { route, lang, currency, colorScheme, primaryColor, consent, analyticsClientId };
}

/** The part of the theme that `init` does not contain, for `set-theme`. */
export function themeBeyondInit({
  backgroundColor,
  textColor,
  fontFamily,
  radius,
  density,
}: FrameTheme): FrameTheme {
  return { backgroundColor, textColor, fontFamily, radius, density };
}

/** The colour scheme of an element on the host page, which a framed page cannot inherit. */
function inheritedColorScheme(element: HTMLElement): 'auto' | 'dark' | 'light' {
  const { colorScheme } = getComputedStyle(element);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') ? 'auto' : 'dark';
}

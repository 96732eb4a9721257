import type { FrameTheme } from '../src/schema/messages.ts';

export interface BookingFrameOptions extends FrameTheme {
  /** The hosted page, or one of its routes such as `https://book.example.com/widgets/transfers`. */
  src: string;
  /** The route to open with; a visitor who comes back finds the one that was left. */
  route?: string;
  lang?: string;
  currency?: string;
  /** Whether analytics may run in the frame. */
  consent?: { analytics: boolean };
  /** The visitor's Google Analytics client id, so that both pages count one visit. */
  analyticsClientId?: string;
  /** What assistive technology calls the frame. */
  title?: string;
}

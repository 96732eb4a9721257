import type { FrameTheme } from '../../src/schema/messages/host-messages.ts';

export interface BookingFrameOptions extends FrameTheme {
  /** The hosted page, or one of its routes such as `https://book.example.com/widgets/transfers`. */
  src: string;
  /** The initial route; returning visitors find the one that they left. */
  route?: string;
  lang?: string;
  currency?: string;
  /** Whether the visitor has consented to analytics. */
  consent?: { analytics: boolean };
  /** The visitor's Google Analytics client id, so that both pages report the same visitor. */
  analyticsClientId?: string;
  /** The frame's accessible name. */
  title?: string;
}

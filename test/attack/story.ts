/** What happened in one run, as observed from outside: at the provider and on the screen. */
export type Story = Entry[];

type Entry =
  | {
      kind: 'press';
      control: Control;
      /** The last screen that the visitor looked at: for a blind press, an earlier one. */
      screen: Screen;
    }
  /** An order arrived at the provider. */
  | {
      kind: 'post';
      number: number;
      tab: number;
      attempt: string;
      total: string;
      coupon: string;
      lines: string[];
    }
  /** The provider stored a sale that it did not have before. */
  | { kind: 'sale'; token: string; lines: string[] }
  /** What the page could infer from the answer. */
  | { kind: 'answer'; number: number; outcome: Outcome }
  | { kind: 'seen'; screen: Screen }
  /** The page reported that a line was added or removed. */
  | { kind: 'added' | 'removed'; line: string }
  /** The host page emptied the cart. */
  | { kind: 'cleared' }
  | { kind: 'error'; message: string };

/** `book` is any press that may send the order as it stands; the others answer a question. */
export type Control = 'book' | 'yes' | 'checked' | 'accept';

/**
 * `unknown`: no answer, or one that leaves open whether the order is booked. `failed`: the provider says that it has
 * failed itself, so another order needs a question, and the same one does not. `odd`: an answer that the page may or may
 * not trust.
 */
export type Outcome = 'booked' | 'odd' | 'unknown' | 'failed' | 'refused' | 'price';

export interface Screen {
  /** Tab 1 sends the first order, tab 2 is its copy. */
  tab: number;
  heading: string;
  text: string;
  /** The names of what can be pressed. */
  controls: string[];
  /** Something is pending and shown as such. */
  busy: boolean;
  asks: boolean;
  /** The lines of the cart, as the element reports them to its page. */
  cart: string[];
}

/** What happened in one run, as it can be seen from outside: at the provider's door and on the screen. */
export type Story = Entry[];

export type Entry =
  | {
      kind: 'press';
      control: Control;
      /** What the visitor had looked at last: a finger that is quicker than the eye has seen the screen of before. */
      screen: Screen;
    }
  /** An order arrived at the provider. */
  | { kind: 'post'; number: number; tab: number; attempt: string; total: string; lines: string[] }
  /** The provider stored a sale that it did not have before. */
  | { kind: 'sale'; token: string; lines: string[] }
  /** What the page could know from the answer. */
  | { kind: 'answer'; number: number; told: Told }
  | { kind: 'seen'; screen: Screen }
  /** The page said that a line is in the cart, or out of it. */
  | { kind: 'added' | 'removed'; line: string }
  /** The page around emptied the cart. */
  | { kind: 'cleared' }
  | { kind: 'error'; message: string };

/** `book` is any press that may send the order as it stands; the others answer a question. */
export type Control = 'book' | 'yes' | 'checked' | 'accept';

/**
 * `unknown` is no answer, or one that leaves open whether the order is booked; `odd` is an answer that says so in a way
 * that the page may trust or not.
 */
export type Told = 'booked' | 'odd' | 'unknown' | 'refused' | 'price';

export interface Screen {
  /** 1 is where the first order is sent, 2 is its copy. */
  tab: number;
  heading: string;
  text: string;
  /** The names of what can be pressed. */
  controls: string[];
  /** Something is under way, and says so. */
  busy: boolean;
  asks: boolean;
  /** The lines of the cart, as the element tells them to its page. */
  cart: string[];
}

/** An answer with the currency of its amounts, because the visitor may have switched to another one since. */
export type Priced<Answer> = Answer & {
  /** Lower-case code. */
  currency: string;
};

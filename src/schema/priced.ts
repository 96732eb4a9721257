/** An answer with its amounts' currency, because the visitor may have switched to another since. */
export type Priced<Answer> = Answer & {
  /** Lower-case code. */
  currency: string;
};

/** An answer with amounts and the currency that they are in: by now the visitor may have chosen another. */
export type Priced<Answer> = Answer & {
  /** Lower-case code. */
  currency: string;
};

/** Where a sale comes from: what goes along with every hand-off. */
export interface SaleSource {
  /** Sent at checkout as `sc`. */
  salesChannel: string | undefined;
  /** The partner's name for the place of the widget where the visitor started. */
  placement: string | undefined;
}

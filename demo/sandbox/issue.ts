/** What is malformed in a request, and where: `body.cart.transfers.0.adults`. */
export interface Issue {
  path: string;
  message: string;
}

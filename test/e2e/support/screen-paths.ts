import { quintaLunaPrices } from './engine.ts';

/** The paths of all screens that need no steps before them, with those of a sale. */
export function screenPaths(token: string): string[] {
  return [
    '/',
    quintaLunaPrices(),
    '/activities',
    '/activities/water',
    '/activities/water/puerto-morelos-reef',
    '/extras',
    '/cart/checkout',
    `/cart/success/${token}`,
    `/cart/cancel/${token}`,
    `/payments/${token}`,
    `/customer/sale/${token}/voucher`,
    `/cart/checkout/payments/paypal/${token}`,
    '/cart/success/nobody-has-booked-this',
    '/404',
    '/widgets/transfers',
    '/widgets/activities',
    '/widgets/activities/taco-walk',
  ];
}

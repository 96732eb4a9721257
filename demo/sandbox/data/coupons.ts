export interface Coupon {
  code: string;
  percent: number;
}

const coupons: Coupon[] = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'SUNSET25', percent: 25 },
];

export function couponByCode(code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === code.trim().toUpperCase());
}

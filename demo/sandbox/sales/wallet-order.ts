import type { SaleRecord } from './sale-record.ts';

export type CaptureOutcome = 'captured' | 'declined' | 'failed';

/** The order that was created at the wallet for a sale. */
export function walletOrderId({ confirmationRef }: SaleRecord): string {
  return `ORDER-${confirmationRef}`;
}

/** The stand-in wallet appends the kind of card to the order's id; undefined for another sale's order. */
export function captureOutcome(sale: SaleRecord, orderId: string): CaptureOutcome | undefined {
  const outcomes: Record<string, CaptureOutcome> = {
    [walletOrderId(sale)]: 'captured',
    [`${walletOrderId(sale)}-DECLINED`]: 'declined',
    [`${walletOrderId(sale)}-FAILED`]: 'failed',
  };
  return outcomes[orderId];
}

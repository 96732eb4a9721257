import { useEffect } from 'react';
import { saleItems } from '../../domain/sale.ts';
import { useElement } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';
import type { Sale } from '../../schema/sale.ts';

/** Tells the host page of a booking, once per sale and page; the sale's token stays here. */
export function useSaleCompleted(sale: Sale): void {
  const { emit } = useElement();
  const { announcedSales } = useStorefront();
  useEffect(() => {
    if (announcedSales.has(sale.token)) return;
    announcedSales.add(sale.token);
    emit('booking-complete', {
      confirmationRef: sale.confirmation_ref,
      currency: sale.currency.toUpperCase(),
      total: sale.total,
      totalPaid: sale.total_paid,
      paymentMethod: sale.payment_method?.type ?? '',
      items: saleItems(sale),
    });
  }, [emit, announcedSales, sale]);
}

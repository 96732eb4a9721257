import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { saveFile } from '../../src/platform/save-file.ts';
import { button, openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

vi.mock('../../src/platform/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('../../src/platform/page/print-page.ts', () => ({ printPage: vi.fn() }));
afterEach(() => void vi.mocked(saveFile).mockClear());

async function saved(): Promise<Document> {
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name = '', file = '', type] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^CC-[A-Z\d]{6}\.html$/);
  expect(type).toBe('text/html');
  return new DOMParser().parseFromString(file, 'text/html');
}
const voucherIn = (page: Document) => page.querySelector<HTMLAnchorElement>('a[href*="/voucher"]')?.href;

it('the confirmation saves the trip in the language of the visitor', async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  const { visitor } = openStorefront(`/cart/success/${token}`);
  await visitor.click(await button('Save for your trip'));
  const page = await saved();
  expect(page.documentElement.lang).toBe('en');
  expect(page.body.textContent).toContain('Look for the sign');
  expect(page.body.textContent).toContain('Ada Lovelace · Costa Clara Transfers');
  expect(page.body.textContent).toContain('Para el conductor');
  expect(voucherIn(page)).toBe(`${inject('provider')}/interfaces/sales/${token}/voucher`);
});

it('is saved once, even if the visitor clicks again while its code loads', async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  openStorefront(`/cart/success/${token}`);
  const save = await button('Save for your trip');
  fireEvent.click(save);
  fireEvent.click(save);
  await saved();
  await vi.waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(saveFile).toHaveBeenCalledTimes(1);
});

it('the Spanish voucher saves it in that language as well, and without prices if it has none', async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  const { visitor } = openStorefront(`/customer/sale/${token}/voucher?hidePrices=1`);
  await visitor.click(await button('Guardar para su viaje'));
  const page = await saved();
  expect(page.documentElement.lang).toBe('en');
  expect(voucherIn(page)).toMatch(/\?hidePrices=1$/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Voucher de servicio');
});

import type { CardForm } from '../../schema/online-payment.ts';
import { registry } from '../registry.ts';
import { safeUrl } from '../safe-url.ts';

/** The card provider's URLs: the provider's answer selects one, and cannot supply another. */
const urls: Record<CardForm['env'], string> = {
  sandbox: 'https://pruebas.azul.com.do/PaymentPage/',
  production: 'https://pagos.azul.com.do/PaymentPage/Default.aspx',
};

/** The URL that the card form is submitted to. The hosted page's configuration may replace it for local development. */
export function cardProviderUrl(env: CardForm['env']): URL {
  return safeUrl(registry().hostedPage?.cardProviderPages?.[env]) ?? new URL(urls[env]);
}

/** Submits a form even if one of its fields is named `submit`, which would hide the method. */
export function submitForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.submit.call(form);
}

import type { CardForm } from '../../schema/payment.ts';
import { pageLoad } from '../page/page-load.ts';
import { registry } from '../registry.ts';
import { safeUrl } from '../safe-url.ts';

/** The only URLs that card forms are submitted to; an answer selects one and cannot supply another. */
const urls: Record<CardForm['env'], string> = {
  sandbox: 'https://pruebas.azul.com.do/PaymentPage/',
  production: 'https://pagos.azul.com.do/PaymentPage/Default.aspx',
};

/** The URL that the card form is submitted to. The hosted page's configuration may replace it for local development. */
export function cardProviderUrl(env: CardForm['env']): URL {
  const standIn = safeUrl(registry().hostedPage?.cardProviderPages?.[env]);
  return standIn ?? new URL(urls[env]);
}

/** Submits a form even if one of its fields is called `submit`. */
export function submitForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.submit.call(form);
}

/** Whether the visitor came here with the browser's Back or Forward button; nothing is then submitted automatically. */
export function cameByHistory(): boolean {
  return pageLoad()?.type === 'back_forward';
}

/** Calls back when the page is restored from the back/forward cache. Returns a function that unsubscribes. */
export function onShownAgain(callback: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

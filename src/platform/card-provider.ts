import type { CardForm } from '../schema/payment.ts';
import { registry } from './registry.ts';
import { safeUrl } from './safe-url.ts';

/** The only addresses that card forms are sent to; an answer chooses between them and can name no other. */
const addresses: Record<CardForm['env'], string> = {
  sandbox: 'https://pruebas.azul.com.do/PaymentPage/',
  production: 'https://pagos.azul.com.do/PaymentPage/Default.aspx',
};

/** Where the card form goes. The hosted page's own configuration may name a stand-in, for local work. */
export function cardProviderAddress(env: CardForm['env']): URL {
  const standIn = safeUrl(registry().hostedPage?.cardProviderPages?.[env]);
  return standIn ?? new URL(addresses[env]);
}

/** Sends a form even if a field of it is called `submit`. */
export function submitForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.submit.call(form);
}

/** Whether the visitor came here by the browser's Back or Forward: nothing is sent by itself then. */
export function cameByHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** Calls back when a page that was left is shown again as it was. Returns how to stop. */
export function onShownAgain(callback: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

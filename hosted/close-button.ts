import type { BookingEngine } from '../elements/booking-engine.ts';

/** In a frame there is nothing left to do after a booking, so the visitor can close it. */
export function showCloseButton(engine: BookingEngine, close: () => void): void {
  const button = document.createElement('button');
  button.className = 'close';
  button.slot = 'footer';
  button.type = 'button';
  button.onclick = close;
  engine.addEventListener('booking-complete', () => {
    button.textContent = document.documentElement.lang === 'es' ? 'Cerrar' : 'Close';
    engine.append(button);
  });
  engine.addEventListener('booking-route-change', ({ detail }) => {
    if (detail.name !== 'cart-success') button.remove();
  });
}

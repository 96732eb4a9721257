import type { BookingEngine } from '../../elements/booking-engine.ts';

/** In a frame a booking that is done leaves nothing to do there: the visitor can hand the place back to the page around. */
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

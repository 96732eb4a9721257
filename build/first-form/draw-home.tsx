import type { Language } from '../../src/schema/language.ts';
import { hostedOrigin } from '../../src/views/first-form/description.ts';
import { BookingEngineView } from '../../src/views/booking-engine.tsx';
import { drawView, storefrontIn } from './draw-view.tsx';

/** The view of `<booking-engine>` on its home screen before any answer but the settings, and without its search form. */
export async function drawHome(language: Language): Promise<Element> {
  const storefront = await storefrontIn(language);
  const home = drawView('booking-engine', BookingEngineView, storefront, {
    'hosted-url': `${hostedOrigin}/`,
  });
  home.querySelector('.home-search')?.replaceChildren();
  // Nothing is in it yet, and its height belongs to where it is drawn.
  home.querySelector('.toasts')?.remove();
  home.querySelector('.screens')?.removeAttribute('style');
  return home;
}

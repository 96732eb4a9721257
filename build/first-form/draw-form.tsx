import type { Language } from '../../src/schema/language.ts';
import type { Direction } from '../../src/schema/transfer.ts';
import { TransfersBoxView } from '../../src/views/transfers-box.tsx';
import { drawView, storefrontIn } from './draw-view.tsx';

/**
 * The view of `<transfers-box>` with all that its form can show before an answer: the date of the return, and the
 * buttons of filled fields.
 */
export async function drawForm(direction: Direction, language: Language): Promise<Element> {
  const storefront = await storefrontIn(language);
  const { search } = storefront.state;
  const place = (ref: string) => ({ ref, title: 'Somewhere', address: '' });
  search.setDirection(direction);
  search.setWantsReturn(true);
  if (direction !== 'A2H') search.choosePlace('pickup', place('1'));
  if (direction !== 'H2A') search.choosePlace('destination', place('2'));
  return drawView('transfers-box', TransfersBoxView, storefront);
}

import { formatLocalDate } from '../../src/domain/date-text.ts';
import { dateLocaleOf } from '../../src/i18n/date-locales.ts';
import { todayNow } from '../../src/shared/use-now.ts';
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

/** What a date says that is over, without the day that its button offers. */
export async function drawDayOver(language: Language): Promise<Element> {
  const storefront = await storefrontIn(language);
  storefront.state.search.setDate('2000-01-01');
  const drawn = drawView('transfers-box', TransfersBoxView, storefront).querySelector('.field-error');
  const button = drawn?.querySelector('button');
  if (!drawn || !button) throw new Error('The view says nothing of a day that is over');
  drawn.removeAttribute('id');
  button.textContent = button.textContent.replace(formatLocalDate(todayNow(), dateLocaleOf(language)), '');
  return drawn;
}

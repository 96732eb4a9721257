import type { EngineOptions } from '../../options/engine-attributes.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import type { Language } from '../../schema/language.ts';
import { hostedUrl } from '../../shared/hosted-url.ts';
import { buildElement, type Say } from './build-element.ts';
import type { Company } from './company.ts';
import { hostedOrigin, type Home } from './description.ts';
import { drawFirstForm } from './draw-first-form.ts';
import { createEarlyChoices } from './early-choices.ts';
import data from './home.json';
import type { Part } from './form-parts.ts';
import type { RememberedChoices } from './remembered-choices.ts';
import { createSpeech } from './speech.ts';

const { words, home } = data as unknown as Home;

/** The home screen of a company as the build has drawn it, with the search form. */
export function drawHome(
  document: Document,
  company: Company,
  remembered: RememberedChoices,
  options: () => EngineOptions,
) {
  const { say, speak } = createSpeech(words, 'en');
  const inner = buildElement(document, home, say) as HTMLElement;
  const { inner: formRoot, form, doings, remember, show } = drawFirstForm(document, 'en');
  const one = (selector: string) => inner.querySelector<HTMLElement>(selector);
  const lists = inner.querySelectorAll<HTMLSelectElement>('nav select');
  const [languages, currencies]: (HTMLSelectElement | undefined)[] = [...lists];
  const cart = one('.navigation-tools > button');
  const links = [...inner.querySelectorAll('a')];
  const routes = new Map(links.map((link) => [link, link.href.slice(hostedOrigin.length)]));
  const choices = createEarlyChoices(remembered, company.currencies);

  one('.home-search')?.append(...formRoot.querySelectorAll('form'));
  one('.navigation-brand .button-label')?.append(brandOf(document, company, say));
  if (!company.hasTours) {
    one('.navigation-links > :last-child')?.remove();
    one('.skeleton-region')?.remove();
  }
  if (options().navigation === 'none') one('nav')?.remove();
  if (company.currencies.length < 2) currencies?.parentElement?.remove();
  currencies?.replaceChildren(...company.currencies.map((code) => new Option(code.toUpperCase(), code)));
  const { cartCount: count = 0 } = remembered;
  if (cart && count > 0)
    cart.append(
      buildElement(document, ['span', { class: 'navigation-badge', 'data-count': `${count}` }], say),
    );
  remember(remembered);

  const update = () => {
    const now = options();
    const { language, currency } = choices.current(now);
    inner.lang = language;
    speak(language);
    show({ layout: 'auto' }, language);
    if (languages) languages.value = language;
    if (currencies) currencies.value = currency;
    currencies?.previousElementSibling?.replaceChildren(currency.toUpperCase());
    if (cart && count > 0) cart.ariaLabel = `${cart.ariaLabel ?? ''} (${count})`;
    for (const [link, route] of routes) link.setAttribute('href', hostedUrl(now, route) ?? '#');
  };

  inner.addEventListener('change', ({ target }) => {
    if (target === languages) choices.chooseLanguage(languages.value as Language);
    else if (target === currencies) choices.chooseCurrency(currencies.value);
    else return;
    doings.changed.add(target as HTMLSelectElement);
    update();
  });

  inner.addEventListener('click', (event) => {
    const part = (event.target as Element).closest<Part>('a, button');
    if (!part || form.contains(part)) return;
    const isLink = part instanceof HTMLAnchorElement;
    if (isLink && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    doings.clicked = part;
  });

  return { inner, form, doings, update };
}

function brandOf(document: Document, { title, logoUrl }: Company, say: Say): Node {
  const logo = safeUrl(logoUrl);
  if (!logo) return document.createTextNode(title);
  return buildElement(document, ['img', { src: logo.href, alt: title, height: '32', class: 'logo' }], say);
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { localeTexts } from '../../../locales/locales.ts';
import { currentSession } from '../../storefront/current-session.ts';
import { languageOfCurrency } from '../../storefront/resolve-language.ts';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCartCount } from '../../shared/cart/use-cart.ts';
import { useNavigation, useRouteLink } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import { languages, type Language } from '../../schema/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CompactSelect } from '../../ui/layout/navigation/compact-select.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Logo } from '../../ui/layout/navigation/logo.tsx';
import { NavigationBadge, NavigationBar, NavigationLink } from '../../ui/layout/navigation/navigation-bar.tsx';
import { ToastProvider, useToast } from '../../ui/feedback/toast.tsx';

/** Long enough to read it and reach it by keyboard. */
const OFFER_MS = 10_000;

/** The frame around the screens: a bar with the company, the navigation, the language, the currency and the cart. */
export function EngineChrome({ navigation, children }: { navigation: 'full' | 'none'; children: ReactNode }) {
  return (
    <ToastProvider>
      <slot name="header" />
      {navigation === 'full' && <Navigation />}
      {children}
      <slot name="footer" />
    </ToastProvider>
  );
}

function Navigation() {
  const { t } = useLingui();
  const { settings, language, currency } = useSession();
  const storefront = useStorefront();
  const { state } = storefront;
  const { goTo } = useNavigation();
  const logo = useSafeUrl(settings.logoUrl, 'logo');
  const toTransfers = useRouteLink(paths.transfers());
  const toTours = useRouteLink(paths.tours());
  const offerWayBack = useWayBackOffer();
  const chooseCurrency = (code: string) => {
    state.session.chooseCurrency(code);
    const now = currentSession(storefront).language;
    if (now !== language && now === languageOfCurrency(code)) offerWayBack(now);
  };
  return (
    <NavigationBar
      label={t`Booking`}
      brand={
        <Button variant="quiet" onClick={() => goTo(paths.home())}>
          {logo ? <Logo src={logo.href} alt={settings.companyTitle} height={32} /> : settings.companyTitle}
        </Button>
      }
      links={
        <>
          {settings.hasTransfers && <NavigationLink {...toTransfers}>{t`Transfers`}</NavigationLink>}
          {settings.tourCategories.length > 0 && (
            <NavigationLink {...toTours}>{t`Things to do`}</NavigationLink>
          )}
        </>
      }
    >
      <CompactSelect
        label={t`Language`}
        value={language}
        short={language.toUpperCase()}
        options={languages.map((value) => ({ value, label: localeTexts[value].name }))}
        onChange={state.session.chooseLanguage}
      />
      {settings.currencies.length > 1 && (
        <CompactSelect
          label={t`Currency`}
          value={currency}
          short={currency.toUpperCase()}
          options={settings.currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
          onChange={chooseCurrency}
        />
      )}
      <CartButton />
    </NavigationBar>
  );
}

function CartButton() {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  const count = useCartCount();
  return (
    <IconButton
      // Counts are formatted with the language's number format, which is slow to create on a first screen.
      label={count > 0 ? t`${plural(count, { one: 'Cart (#)', other: 'Cart (#)' })}` : t`Cart`}
      onClick={() => goTo(paths.checkout())}
    >
      <ShoppingCart size={22} aria-hidden="true" />
      {count > 0 && <NavigationBadge count={count} />}
    </IconButton>
  );
}

/** Some currencies switch the language: a message in both languages says so and offers to switch back. */
function useWayBackOffer(): (now: Language) => void {
  const { t } = useLingui();
  const showToast = useToast();
  const { language } = useSession();
  const { state } = useStorefront();
  return (now) => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const [newLanguage, oldLanguage] = [names.of(now), names.of(language)];
    showToast({
      tone: 'info',
      durationMs: OFFER_MS,
      message: (
        <>
          <span lang={now}>{localeTexts[now].nowShown}</span> ·{' '}
          <span lang={language}>{t`Now in ${newLanguage}`}</span>
        </>
      ),
      action: { label: t`Back to ${oldLanguage}`, onClick: () => state.session.chooseLanguage(language) },
    });
  };
}

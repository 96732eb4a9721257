import { Plural, useLingui } from '@lingui/react/macro';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { ReactNode } from 'react';
import { currentSession } from '../parts/current-session.ts';
import { useSession } from '../parts/session-context.ts';
import { useStorefront } from '../parts/storefront.ts';
import { useCart } from '../parts/use-cart.ts';
import { useNavigation } from '../parts/use-navigation.ts';
import { paths } from '../paths.ts';
import { useSafeUrl } from '../parts/use-safe-url.ts';
import { Button } from '../ui/button.tsx';
import { CompactSelect } from '../ui/compact-select.tsx';
import { Logo } from '../ui/logo.tsx';
import { NavigationBar } from '../ui/navigation-bar.tsx';
import { ToastProvider, useToast } from '../ui/toast.tsx';

/** Long enough to read it, and to reach it by keyboard. */
const WAY_BACK_MS = 10_000;

/** What stands around the screens: the bar with the company, the language, the currency and the cart. */
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
  const { count } = useCart();
  const { goTo } = useNavigation();
  const logo = useSafeUrl(settings.logoUrl, 'logo');
  const offerWayBack = useOfferOfEnglish();
  const chooseCurrency = (code: string) => {
    state.session.chooseCurrency(code);
    if (language === 'en' && currentSession(storefront).language === 'es') offerWayBack();
  };
  return (
    <NavigationBar
      label={t`Booking`}
      brand={
        <Button variant="quiet" onClick={() => goTo(paths.home())}>
          {logo ? <Logo src={logo.href} alt={settings.companyTitle} height={32} /> : settings.companyTitle}
        </Button>
      }
    >
      <CompactSelect
        label={t`Language`}
        value={language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
        onChange={(chosen) => state.session.chooseLanguage(chosen === 'es' ? 'es' : 'en')}
      />
      {settings.currencies.length > 1 && (
        <CompactSelect
          label={t`Currency`}
          value={currency}
          options={settings.currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
          onChange={chooseCurrency}
        />
      )}
      <Button
        variant="quiet"
        iconBefore={<ShoppingCart size={18} aria-hidden="true" />}
        onClick={() => goTo(paths.checkout())}
      >
        {/* What counts is written with numbers of the language, which are slow to come on a first screen. */}
        {count > 0 ? <Plural value={count} one="Cart (#)" other="Cart (#)" /> : t`Cart`}
      </Button>
    </NavigationBar>
  );
}

/** Mexican pesos bring Spanish: who did not expect that reads so in both languages, and has the way back at hand. */
function useOfferOfEnglish(): () => void {
  const showToast = useToast();
  const { state } = useStorefront();
  return () =>
    showToast({
      tone: 'info',
      durationMs: WAY_BACK_MS,
      message: (
        <>
          <span lang="es">Ahora en español</span> · <span lang="en">Now in Spanish</span>
        </>
      ),
      action: { label: 'Back to English', onClick: () => state.session.chooseLanguage('en') },
    });
}

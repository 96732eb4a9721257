import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation, useRoute } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import type { EngineOptions } from '../../options/engine-attributes.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { paths } from '../../routing/paths.ts';
import { routes } from '../../routing/routes.ts';
import { useCartCount } from '../../shared/cart/use-cart.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Logo } from '../../ui/content/logo.tsx';
import { ToastProvider } from '../../ui/feedback/toast.tsx';
import { NavigationBadge } from '../../ui/layout/navigation/navigation-badge.tsx';
import { NavigationBar } from '../../ui/layout/navigation/navigation-bar.tsx';
import { NavigationLink } from '../../ui/layout/navigation/navigation-link.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { LanguageSelect } from './language-select.tsx';

interface EngineChromeProps extends Pick<EngineOptions, 'navigation'> {
  children: ReactNode;
}

/** What surrounds the screens: the partner's slots, the navigation bar and toasts. */
export function EngineChrome({ navigation, children }: EngineChromeProps) {
  // The voucher is a document in a language of its own, with a letterhead.
  const [isVoucher] = useRoute(routes['customer-sale-voucher'].pattern);
  return (
    <ToastProvider>
      <slot name="header" />
      {navigation === 'full' && !isVoucher && <Navigation />}
      {children}
      <slot name="footer" />
    </ToastProvider>
  );
}

function Navigation() {
  const { t } = useLingui();
  const { hasTransfers, tourCategories, currencies } = useSettings();
  const transfersLink = useRouteLink(paths.transfers());
  const toursLink = useRouteLink(paths.tours());
  const isPaying = useIsPaying();
  return (
    <NavigationBar
      label={t`Booking`}
      brand={<HomeButton />}
      links={
        !isPaying && (
          <>
            {hasTransfers && <NavigationLink {...transfersLink}>{t`Transfers`}</NavigationLink>}
            {tourCategories.length > 0 && <NavigationLink {...toursLink}>{t`Things to do`}</NavigationLink>}
          </>
        )
      }
    >
      <LanguageSelect />
      {currencies.length > 1 && !isPaying && <CurrencySelect />}
      {!isPaying && <CartButton />}
    </NavigationBar>
  );
}

/** Whether the visitor is on the way to a payment page. What was booked is no longer in the cart, which would look lost. */
function useIsPaying(): boolean {
  const [path] = useLocation();
  const { submission } = useSnapshot(useStorefront().state.checkout.state);
  const { name } = routeOf(path);
  return (
    name === 'cart-checkout-azul' ||
    name === 'cart-checkout-paypal' ||
    (name === 'cart-checkout' && submission.status === 'leaving')
  );
}

function HomeButton() {
  const { goTo } = useNavigation();
  const { logoUrl, companyTitle } = useSettings();
  const logo = useSafeUrl(logoUrl, 'logo');
  return (
    <Button variant="quiet" onClick={() => goTo(paths.home())}>
      {logo ? <Logo src={logo.href} alt={companyTitle} height={32} /> : companyTitle}
    </Button>
  );
}

function CartButton() {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  const count = useCartCount();
  // An empty cart needs no count: the number format would slow down the first screen.
  const label = count > 0 ? t`${plural(count, { one: 'Cart (#)', other: 'Cart (#)' })}` : t`Cart`;
  return (
    <IconButton label={label} onClick={() => goTo(paths.checkout())}>
      <ShoppingCart size={22} aria-hidden="true" />
      {count > 0 && <NavigationBadge count={count} />}
    </IconButton>
  );
}

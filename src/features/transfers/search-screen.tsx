import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useCart } from '../../parts/use-cart.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link.tsx';
import { SearchForm } from './search-form.tsx';

export function SearchScreen() {
  const { goTo } = useNavigation();
  const { count } = useCart();
  return (
    <Screen heading={<Trans>Book your transfer</Trans>} width="narrow">
      <SearchForm onSearch={(query) => goTo(paths.prices(query))} />
      <BottomNav backTo={paths.home()}>
        {count > 0 && (
          <LinkButton onClick={() => goTo(paths.checkout())}>
            <Trans>Continue to cart</Trans>
          </LinkButton>
        )}
      </BottomNav>
    </Screen>
  );
}

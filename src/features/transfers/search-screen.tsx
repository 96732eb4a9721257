import { Trans } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { useRouteLink } from '../../parts/use-route-link.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { SearchForm } from './search-form.tsx';

export function SearchScreen() {
  const { goTo } = useNavigation();
  const toCart = useRouteLink(paths.checkout());
  return (
    <Screen heading={<Trans>Book your transfer</Trans>} width="narrow">
      <SearchForm onSearch={(query) => goTo(paths.prices(query))} />
      <BottomNav backTo={paths.home()}>
        <ButtonLink {...toCart}>
          <Trans>Continue to cart</Trans>
        </ButtonLink>
      </BottomNav>
    </Screen>
  );
}

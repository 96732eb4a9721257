import { Trans } from '@lingui/react/macro';
import { Screen } from '../../shared/screen.tsx';
import { useNavigation, useRouteLink } from '../../routing/hooks.ts';
import { BottomNav } from '../../shared/bottom-nav.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { SearchForm } from './search-form.tsx';

export function SearchScreen() {
  const { goTo } = useNavigation();
  const toCart = useRouteLink(paths.checkout());
  return (
    <Screen heading={<Trans>Book your transfer</Trans>} width="narrow" backTo={paths.home()}>
      <SearchForm onSearch={(query) => goTo(paths.prices(query))} />
      <BottomNav resting>
        <ButtonLink variant="quiet" {...toCart}>
          <Trans>Continue to cart</Trans>
        </ButtonLink>
      </BottomNav>
    </Screen>
  );
}

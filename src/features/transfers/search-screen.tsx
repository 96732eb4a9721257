import { Trans } from '@lingui/react/macro';
import { Screen } from '../../shared/screen.tsx';
import { useNavigation, useRouteLink } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/link.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-screen.css?inline';

export function SearchScreen() {
  useStyles(css);
  const { goTo } = useNavigation();
  const toCart = useRouteLink(paths.checkout());
  const cartLink = (
    <TextLink {...toCart}>
      <Trans>Continue to cart</Trans>
    </TextLink>
  );
  return (
    <Screen heading={<Trans>Book your transfer</Trans>} width="narrow" backTo={paths.home()}>
      <SearchForm after={cartLink} onSearch={(query) => goTo(paths.prices(query))} />
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNavigation, useRouteLink } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { syncSearchFromUrl } from './adopt-search-from-url.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-screen.css?inline';

export function SearchScreen() {
  useStyles(css);
  const { goTo } = useNavigation();
  const storefront = useStorefront();
  const arrived = new URLSearchParams(useSearch());
  useLayoutEffect(() => syncSearchFromUrl(storefront), [storefront]);
  const toCart = useRouteLink(paths.checkout());
  const cartLink = (
    <TextLink {...toCart}>
      <Trans>Continue to cart</Trans>
    </TextLink>
  );
  return (
    <Screen heading={<Trans>Book your transfer</Trans>} width="narrow" backTo={paths.home()}>
      {/* Texts that arrive later than the form replace what is in its fields. */}
      <SearchForm
        key={`${arrived.get('pickup')} ${arrived.get('destination')}`}
        after={cartLink}
        arrived={arrived}
        onSearch={(query) => goTo(paths.prices(query))}
      />
    </Screen>
  );
}

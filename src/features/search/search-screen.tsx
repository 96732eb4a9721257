import { Trans } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { syncSearchFromUrl } from './sync-search-from-url.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-screen.css?inline';

/** The screen with the search form, which adopts what a form on another page has sent. */
export function SearchScreen() {
  useStyles(css);
  const { goTo } = useNavigation();
  const storefront = useStorefront();
  const submittedQuery = new URLSearchParams(useSearch());
  useLayoutEffect(() => syncSearchFromUrl(storefront), [storefront]);
  const toCart = useRouteLink(paths.checkout());
  const cartLink = (
    <TextLink {...toCart}>
      <Trans>Continue to cart</Trans>
    </TextLink>
  );
  return (
    <Screen heading={<Trans>Book your transfer</Trans>} width="narrow" backTo={paths.home()}>
      {/* A new key, so that places that are sent while the form is on screen replace what is in its fields. */}
      <SearchForm
        key={`${submittedQuery.get('pickup')} ${submittedQuery.get('destination')}`}
        footerLink={cartLink}
        submittedQuery={submittedQuery}
        onSearch={(query) => goTo(paths.prices(query))}
      />
    </Screen>
  );
}

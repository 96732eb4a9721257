import { useLingui } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { Screen } from '../../shared/screen/screen.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { paths } from '../../routing/paths.ts';
import { TourAdded } from './tour-added.tsx';
import { TourPage } from './tour-page.tsx';
import { TourSkeleton } from './tour-skeleton.tsx';
import { TourError } from './tour-error.tsx';
import { useTourEditing } from './quote/use-tour-editing.ts';
import { useListedTitle, useTour } from './use-tour.ts';

/** The screen of a tour, where it can be added to the cart or, if it is in the cart, edited. */
export function TourScreen() {
  const { t } = useLingui();
  const { category, tour: ref } = useRouteParams<'category' | 'tour'>();
  const page = { category, tour: ref };
  const { replaceWith } = useNavigation();
  const { hasExtras } = useSettings();
  const wasAdded = new URLSearchParams(useSearch()).has('onadd');
  const editing = useTourEditing();
  const { tour, error, tryAgain } = useTour(ref, category);
  const listedTitle = useListedTitle(ref, category);
  return (
    <Screen
      heading={<bdi>{tour?.title ?? listedTitle ?? t`Activity`}</bdi>}
      backTo={editing ? paths.checkout() : paths.category(category)}
    >
      {error && <TourError error={error} tryAgain={tryAgain} />}
      {tour ? (
        <TourPage
          key={`${ref} ${editing?.id ?? ''}`}
          tour={tour}
          page={page}
          editing={editing}
          onAdded={() => replaceWith(paths.tour(page, { wasAdded: true }))}
        />
      ) : (
        !error && <TourSkeleton />
      )}
      {wasAdded && (
        <TourAdded
          onClose={() => replaceWith(paths.tour(page))}
          onAddMore={() => replaceWith(paths.category(category))}
          onContinue={() => replaceWith(hasExtras ? paths.extras() : paths.checkout())}
        />
      )}
    </Screen>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { useRouteParams } from '../../parts/use-route-params.ts';
import { paths } from '../../paths.ts';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { AddedTour } from './added-tour.tsx';
import { TourPage } from './tour-page.tsx';
import { TourProblem } from './tour-problem.tsx';
import { TourSession } from './tour-session.tsx';
import { useTourEditing } from './use-tour-editing.ts';
import { useTour } from './use-tour.ts';

/** A tour and the way to book it. */
export function TourScreen() {
  const { t } = useLingui();
  const { category, tour: ref } = useRouteParams<'category' | 'tour'>();
  const { replaceWith } = useNavigation();
  const { hasExtras } = useSettings();
  const added = new URLSearchParams(useSearch()).has('onadd');
  const editing = useTourEditing();
  const { tour, currency, error, tryAgain } = useTour(ref, category);
  return (
    <Screen heading={tour?.title ?? t`Activity`}>
      {error && <TourProblem error={error} tryAgain={tryAgain} />}
      {tour ? (
        <TourSession currency={currency}>
          <TourPage
            key={`${ref} ${editing?.id ?? ''}`}
            tour={tour}
            page={{ category, tour: ref }}
            editing={editing}
            onAdded={() => replaceWith(paths.tour(category, ref, { onadd: true }))}
          />
        </TourSession>
      ) : (
        <>
          {!error && <TourSkeleton />}
          <BottomNav backTo={paths.category(category)} />
        </>
      )}
      {added && (
        <AddedTour
          onClose={() => replaceWith(paths.tour(category, ref))}
          onAddMore={() => replaceWith(paths.category(category))}
          onContinue={() => replaceWith(hasExtras ? paths.extras() : paths.checkout())}
        />
      )}
    </Screen>
  );
}

function TourSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={300} />
      <Skeleton shape="block" height={420} />
    </SkeletonRegion>
  );
}

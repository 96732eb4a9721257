import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { useLanguage } from '../i18n/language-provider.tsx';
import { ChunkProblem } from '../parts/chunk-problem.tsx';
import { useStorefront } from '../parts/storefront.ts';
import { paths } from '../paths.ts';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { NeverInOverlay } from './never-in-overlay.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { screens, usePreloadedScreens } from './screens.ts';
import { wordsQuery } from './use-words.ts';

/** Path → screen. Each screen is a chunk of its own; the likely next ones are fetched while the visitor reads. */
export function Routes() {
  usePreloadedScreens();
  const search = useSearch();
  const { words } = useLanguage();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Switch>
        <Route path="/" component={HomeScreen} />
        {words === 'first' && (
          <Route>
            <WithoutItsWords />
          </Route>
        )}
        <Route path="/transfers" component={Search} />
        <Route path="/transfers/prices" component={Prices} />
        <Route path="/transfers/extras" component={Extras} />
        <Route path="/transfers/info" component={Info} />
        <Route path="/tours" component={FormerTours} />
        <Route path="/tours/:tour" component={FormerTours} />
        <Route path="/activities" component={Activities} />
        <Route path="/activities/:category" component={Category} />
        <Route path="/activities/:category/:tour" component={Tour} />
        <Route path="/widgets/transfers" component={WidgetTransfers} />
        <Route path="/widgets/activities" component={WidgetActivities} />
        <Route path="/widgets/activities/:activity" component={WidgetActivity} />
        <Route path="/extras" component={Extras} />
        <Route path="/cart/checkout" component={Checkout} />
        <Route path="/cart/checkout/payments/azul/:token">
          <NeverInOverlay>
            <CardForm />
          </NeverInOverlay>
        </Route>
        <Route path="/cart/checkout/payments/paypal/:token">
          <NeverInOverlay>
            <Wallet />
          </NeverInOverlay>
        </Route>
        <Route path="/customer/sale/:token/voucher" component={Voucher} />
        <Route path="/cart/success/:token" component={Success} />
        <Route path="/cart/cancel/:token" component={Cancel} />
        <Route path="/payments/:token" component={PaymentResult} />
        {/* Empty on purpose: a page to test the surroundings with. */}
        <Route path="/test">{null}</Route>
        <Route path="/404" component={NotFoundScreen} />
        <Route>
          <Redirect to={paths.notFound(search)} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}

const Search = lazy(screens.search);
const Prices = lazy(screens.prices);
const Info = lazy(screens.info);
const Activities = lazy(screens.activities);
const Category = lazy(screens.category);
const Tour = lazy(screens.tour);
const WidgetTransfers = lazy(screens.widgetTransfers);
const WidgetActivities = lazy(screens.widgetActivities);
const WidgetActivity = lazy(screens.widgetActivity);
const Extras = lazy(screens.extras);
const Checkout = lazy(screens.checkout);
const CardForm = lazy(screens.cardForm);
const Wallet = lazy(screens.wallet);
const Voucher = lazy(screens.voucher);
const Success = lazy(screens.success);
const Cancel = lazy(screens.cancel);
const PaymentResult = lazy(screens.paymentResult);

function FormerTours() {
  const [path] = useLocation();
  return <Redirect to={paths.formerTours(path, useSearch())} replace />;
}

/** They are on their way, or could not be had. */
function WithoutItsWords() {
  const storefront = useStorefront();
  const { language } = useLanguage();
  const { isError } = useQuery({ ...wordsQuery(storefront, language, 'all'), enabled: false });
  return isError ? <ChunkProblem /> : <ScreenSkeleton />;
}

function ScreenSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={360} />
    </SkeletonRegion>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { canSwapEnds } from '../../trip/search/search-locks.ts';
import { searchFields, placeSlots, type SearchField } from '../../trip/search/search-fields.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { DirectionSchema } from '../../schema/trip.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { LockedTripField } from '../../shared/trip/locked-trip-field.tsx';
import { PassengerFields } from '../../shared/trip/passenger-fields.tsx';
import { PlaceField } from '../../shared/trip/place-field.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useDirectionLabels } from '../../shared/trip/use-direction-labels.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/fields/errors/error-summary.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SegmentedControl } from '../../ui/fields/choice/segmented-control.tsx';
import { useStyles, useUi } from '../../ui/ui-context.ts';
import { AirportField } from './airport-field.tsx';
import searchFormCss from './search-form.css?inline';
import { TripDates } from './trip-dates.tsx';
import { useSearchForm } from './use-search-form.ts';

const ContactDialog = lazy(async () => ({
  default: (await import('../../shared/notices/contact-dialog.tsx')).ContactDialog,
}));

interface SearchFormProps {
  onSearch: (query: TripQuery) => void;
  /** `row` puts the fields side by side, `auto` only if there is room. */
  layout?: 'auto' | 'row' | 'column';
  /** What a form elsewhere has sent: the texts of places. */
  arrived?: URLSearchParams;
  /** A quiet link at the end. */
  after?: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** The search form on the home screen. */
export function HomeSearch() {
  const { goTo } = useNavigation();
  return <SearchForm layout="auto" onSearch={(trip) => goTo(paths.prices(trip))} />;
}

/** Created anew when the search was reset, or filled in elsewhere. */
export function SearchForm(props: SearchFormProps) {
  const { formVersion } = useSnapshot(useStorefront().state.search.state);
  return <TripForm key={formVersion} {...props} />;
}

/** The direction determines the fields: airport, place, dates and passengers. */
function TripForm({ onSearch, layout = 'column', arrived, after, ref }: SearchFormProps) {
  const { keepInView } = useUi();
  useStyles(searchFormCss);
  const { t } = useLingui();
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useSearchForm(onSearch, submitButton, arrived);
  // Its wrapper stays at the lower edge.
  useLayoutEffect(() => keepInView(submitButton.current?.parentElement ?? null), [keepInView]);
  const directionLabels = useDirectionLabels();
  const [contactOpen, setContactOpen] = useState(false);
  const { search, actions } = form;
  const { locks } = search;

  const labels = { airport: t`Airport`, pickup: t`Pickup`, destination: t`Destination` };
  const onNotFound = () => setContactOpen(true);
  const fields: Record<SearchField, () => ReactNode> = {
    airport: () => <AirportField key="airport" {...form.errors.field('airport')} />,
    pickup: () => (
      <PlaceField key="pickup" label={labels.pickup} onNotFound={onNotFound} {...form.placeField('pickup')} />
    ),
    destination: () => (
      <PlaceField
        key="destination"
        label={labels.destination}
        onNotFound={onNotFound}
        {...form.placeField('destination')}
      />
    ),
  };
  const [first, second] = searchFields[search.searchMode].map((field) => {
    const locked = locks[placeSlots[field]];
    if (locked === undefined) return fields[field]();
    return <LockedTripField key={field} label={labels[field]} value={locked?.title} />;
  });

  return (
    <form ref={ref} className="search-form" data-layout={layout} noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.errors.summary} />
      {locks.searchMode ? (
        <LockedTripField inline label={t`Direction`} value={directionLabels[locks.searchMode]} />
      ) : (
        <SegmentedControl
          legend={t`Direction`}
          legendHidden
          name="mode"
          value={search.searchMode}
          onChange={actions.setDirection}
          options={DirectionSchema.options.map((direction) => ({
            value: direction,
            label: directionLabels[direction],
          }))}
        />
      )}
      {first}
      {search.searchMode === 'P2P' && canSwapEnds(locks) && (
        <IconButton label={t`Swap`} name="swap" outlined onClick={actions.swapEnds}>
          <ArrowUpDown size={18} aria-hidden="true" />
        </IconButton>
      )}
      {second}
      <TripDates today={form.today} onContact={onNotFound} fieldProps={form.dateField} />
      <PassengerFields party={search} locks={locks} onChange={actions.setParty} />
      <Button ref={submitButton} type="submit" variant="primary" size="large" wide>
        <Trans>Search</Trans>
      </Button>
      <div className="search-help">
        <LinkButton name="help" onClick={onNotFound}>
          <Trans>Can't find your place?</Trans>
        </LinkButton>
        {after}
      </div>
      {/* Last, because it comes when it can. */}
      <RoutePreview from={form.from} to={form.to} />
      {contactOpen && (
        <Suspense>
          <ContactDialog open onClose={() => setContactOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}

const RouteMap = lazy(async () => ({ default: (await import('./route-map.tsx')).RouteMap }));

interface RoutePreviewProps {
  from: ChosenPlace | null;
  to: ChosenPlace | null;
}

/** The route between both ends on a map, if the page has a key for it. */
function RoutePreview({ from, to }: RoutePreviewProps) {
  const { mapsKey } = useElement().options;
  if (mapsKey === undefined || !from || !to) return null;
  return (
    <Suspense>
      <RouteMap mapsKey={mapsKey} from={from.ref} to={to.ref} />
    </Suspense>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode, type Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { areEndsLocked, canSwapEnds } from '../../trip/search/search-locks.ts';
import { placeFieldNames, placeSlots, type PlaceFieldName } from '../../trip/search/place-fields.ts';
import { DirectionSchema, type TripDates, type TripQuery } from '../../schema/trip.ts';
import { lazyPart } from '../../shared/screen/lazy-part.ts';
import type { ContactReason } from '../../shared/notices/contact-dialog.tsx';
import { LockedTripField } from '../../shared/trip/locked-trip-field.tsx';
import { PassengerFields } from '../../shared/trip/passenger-fields.tsx';
import { PlaceField } from '../../shared/trip/place-field.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { useDirectionLabels } from '../../shared/trip/use-direction-labels.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/fields/errors/error-summary.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SegmentedControl } from '../../ui/fields/choice/segmented-control.tsx';
import { useStyles, useUi } from '../../ui/ui-context.ts';
import { AirportField } from './airport-field.tsx';
import { LockedTrip } from './locked-trip.tsx';
import { TripMap } from './trip-map.tsx';
import searchFormCss from './search-form.css?inline';
import { TripDateFields } from './trip-date-fields.tsx';
import { useSearchForm, type SearchFormModel } from './use-search-form.ts';

const ContactDialog = lazyPart(
  async () => (await import('../../shared/notices/contact-dialog.tsx')).ContactDialog,
);

interface SearchFormProps {
  onSearch: (query: TripQuery & TripDates) => void;
  /** `row` puts the fields side by side, `auto` only if there is room. */
  layout?: 'auto' | 'row' | 'column';
  /** The query that a form on another page has sent, with the typed names of places. */
  submittedQuery?: URLSearchParams;
  /** A link next to the one for help. */
  footerLink?: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** Asks for a trip. The form is mounted anew when the search has been reset, or filled in elsewhere. */
export function SearchForm(props: SearchFormProps) {
  const { formVersion } = useSnapshot(useStorefront().state.search.state);
  return <TripForm key={formVersion} {...props} />;
}

function TripForm({ onSearch, layout = 'column', submittedQuery, footerLink, ref }: SearchFormProps) {
  useStyles(searchFormCss);
  const { keepInView } = useUi();
  const { search } = useStorefront().state;
  const searchState = useSnapshot(search.state);
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useSearchForm({ onSearch, submitButton, submittedQuery });
  const [contactReason, setContactReason] = useState<ContactReason>();
  const contactAboutPlace = () => setContactReason('place');
  const tripFields = (
    <>
      <DirectionField />
      <TripEndFields form={form} onNotFound={contactAboutPlace} />
    </>
  );

  return (
    <form ref={ref} className="search-form" data-layout={layout} noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.errors.summary} />
      {areEndsLocked(searchState.locks) ? <LockedTrip>{tripFields}</LockedTrip> : tripFields}
      <TripDateFields
        today={form.today}
        onContact={() => setContactReason('date')}
        fieldProps={form.dateField}
      />
      <PassengerFields party={searchState} locks={searchState.locks} onChange={search.setParty} />
      <Button ref={submitButton} wrapperRef={keepInView} type="submit" variant="primary" size="large" wide>
        <Trans>Search</Trans>
      </Button>
      <div className="search-help">
        <LinkButton name="help" onClick={contactAboutPlace}>
          <Trans>Can't find your place?</Trans>
        </LinkButton>
        {footerLink}
      </div>
      {/* At the end, so that nothing moves when the map appears. */}
      <TripMap />
      {contactReason && (
        <Suspense>
          <ContactDialog open reason={contactReason} onClose={() => setContactReason(undefined)} />
        </Suspense>
      )}
    </form>
  );
}

/** Asks for the direction, or shows it if it is locked. */
function DirectionField() {
  const { t } = useLingui();
  const { search } = useStorefront().state;
  const { searchMode, locks } = useSnapshot(search.state);
  const labels = useDirectionLabels();
  if (locks.searchMode) {
    return <LockedTripField wide label={t`Direction`} value={labels[locks.searchMode]} />;
  }
  return (
    <SegmentedControl
      legend={t`Direction`}
      legendHidden
      name="mode"
      value={searchMode}
      onChange={search.setDirection}
      options={DirectionSchema.options.map((value) => ({ value, label: labels[value] }))}
    />
  );
}

interface TripEndFieldsProps {
  form: SearchFormModel;
  onNotFound: () => void;
}

/** Asks for both ends of the trip. The direction determines by which fields. */
function TripEndFields({ form, onNotFound }: TripEndFieldsProps) {
  const { t } = useLingui();
  const { search } = useStorefront().state;
  const { searchMode, locks } = useSnapshot(search.state);
  const [firstField, secondField] = placeFieldNames[searchMode];
  return (
    <>
      <TripEndField key={firstField} field={firstField} form={form} onNotFound={onNotFound} />
      {searchMode === 'P2P' && canSwapEnds(locks) && (
        <IconButton label={t`Swap`} name="swap" outlined onClick={search.swapEnds}>
          <ArrowUpDown size={18} aria-hidden="true" />
        </IconButton>
      )}
      <TripEndField key={secondField} field={secondField} form={form} onNotFound={onNotFound} />
    </>
  );
}

/** Asks for one end of the trip, or shows it if it is locked. */
function TripEndField({ field, form, onNotFound }: TripEndFieldsProps & { field: PlaceFieldName }) {
  const { t } = useLingui();
  const { locks } = useSnapshot(useStorefront().state.search.state);
  const labels = { airport: t`Airport`, pickup: t`Pickup`, destination: t`Destination` };
  const lockedPlace = locks[placeSlots[field]];
  const errorProps = form.errors.field(field);
  if (lockedPlace !== undefined)
    return <LockedTripField {...errorProps} label={labels[field]} value={lockedPlace?.title} />;
  if (field === 'airport') return <AirportField {...errorProps} />;
  return <PlaceField label={labels[field]} onNotFound={onNotFound} {...form.placeField(field)} />;
}

/** The search form on the home screen. In this file so that it loads with the form, in one request. */
export function HomeSearch() {
  const { goTo } = useNavigation();
  return <SearchForm layout="auto" onSearch={(trip) => goTo(paths.prices(trip))} />;
}

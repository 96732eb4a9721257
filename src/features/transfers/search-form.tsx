import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { adultsLimits, kidsLimits, searchFields, type SearchField } from '../../domain/search.ts';
import { PlaceField } from '../../parts/place-field.tsx';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { PricesQuery } from '../../paths.ts';
import { SearchModeSchema } from '../../schema/transfer.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { FieldRow } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { AirportField } from './airport-field.tsx';
import { RoutePreview } from './route-preview.tsx';
import searchFormCss from './search-form.css?inline';
import { TripDates } from './trip-dates.tsx';
import { useSearchForm } from './use-search-form.ts';

const ContactDialog = lazy(async () => ({
  default: (await import('../../parts/contact-dialog.tsx')).ContactDialog,
}));

interface SearchFormProps {
  onSearch: (query: PricesQuery) => void;
  /** In a row its fields stand side by side; `auto` does so where there is room. */
  layout?: 'auto' | 'row' | 'column';
  ref?: Ref<HTMLFormElement>;
}

/** The direction decides the question: which airport, which place, when and how many. */
export function SearchForm({ onSearch, layout = 'column', ref }: SearchFormProps) {
  useStyles(searchFormCss);
  const { t } = useLingui();
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useSearchForm(onSearch, submitButton);
  const words = useTripWords();
  const [contactOpen, setContactOpen] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const { search, actions } = form;

  const help = { onNotFound: () => setContactOpen(true), onListChange: setListOpen };
  const fields: Record<SearchField, () => React.ReactNode> = {
    airport: () => <AirportField key="airport" {...form.errors.field('airport')} />,
    pickup: () => <PlaceField key="pickup" label={t`Pickup`} {...help} {...form.placeField('pickup')} />,
    destination: () => (
      <PlaceField key="destination" label={t`Destination`} {...help} {...form.placeField('destination')} />
    ),
  };
  const [first, second] = searchFields[search.searchMode];

  return (
    <form ref={ref} className="search-form" data-layout={layout} noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.errors.summary} />
      <Segmented
        legend={t`Direction`}
        legendHidden
        stacks
        value={search.searchMode}
        onChange={actions.setMode}
        options={SearchModeSchema.options.map((mode) => ({ value: mode, label: words.mode(mode) }))}
      />
      {fields[first]()}
      {search.searchMode === 'P2P' && (
        <IconButton label={t`Swap`} outlined onClick={actions.swapEnds}>
          <ArrowUpDown size={18} aria-hidden="true" />
        </IconButton>
      )}
      {fields[second]()}
      <div className="search-help">
        {/* An open list ends with the same words. */}
        {!listOpen && (
          <LinkButton onClick={help.onNotFound}>
            <Trans>Can't find your place?</Trans>
          </LinkButton>
        )}
      </div>
      <RoutePreview from={form.from} to={form.to} />
      <TripDates wiring={form.dateField} />
      <FieldRow small>
        <Stepper
          label={t`Adults`}
          value={search.adults}
          min={adultsLimits.min}
          max={adultsLimits.max}
          onChange={(adults) => actions.setPassengers({ adults })}
        />
        <Stepper
          label={t`Kids`}
          value={search.kids}
          min={kidsLimits.min}
          max={kidsLimits.max}
          onChange={(kids) => actions.setPassengers({ kids })}
        />
      </FieldRow>
      <Button ref={submitButton} type="submit" variant="primary" size="large" wide>
        <Trans>Search</Trans>
      </Button>
      {contactOpen && (
        <Suspense>
          <ContactDialog open onClose={() => setContactOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}

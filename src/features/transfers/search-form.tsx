import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { hoursFromNow, splitDateTime } from '../../domain/dates.ts';
import { adultsLimits, kidsLimits, searchFields, type SearchField } from '../../domain/search.ts';
import { ContactDialog } from '../../parts/contact.tsx';
import { PlaceField } from '../../parts/place-field.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { useNow } from '../../parts/use-now.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { PricesQuery } from '../../paths.ts';
import { SearchModeSchema } from '../../schema/transfer.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { FieldRow } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ArrowUpDown } from 'lucide-react';
import { AirportField } from './airport-field.tsx';
import { RoutePreview } from './route-preview.tsx';
import { useSearchForm } from './use-search-form.ts';

/** The direction decides the question: which airport, which place, when and how many. */
export function SearchForm({ onSearch }: { onSearch: (query: PricesQuery) => void }) {
  const { t } = useLingui();
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useSearchForm(onSearch, submitButton);
  const words = useTripWords();
  const [contactOpen, setContactOpen] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const { search, actions } = form;

  const help = { onNotFound: () => setContactOpen(true), onListChange: setListOpen };
  const fields: Record<SearchField, () => React.ReactNode> = {
    airport: () => <AirportField key="airport" error={form.errors.airport} />,
    pickup: () => <PlaceField key="pickup" label={t`Pickup`} {...help} {...form.placeField('pickup')} />,
    destination: () => (
      <PlaceField key="destination" label={t`Destination`} {...help} {...form.placeField('destination')} />
    ),
  };
  const [first, second] = searchFields[search.searchMode];

  return (
    <form noValidate onSubmit={form.submit}>
      <Stack>
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
        <TripDates />
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
      </Stack>
      <ContactDialog open={contactOpen} onClose={() => setContactOpen(false)} />
    </form>
  );
}

function TripDates() {
  const { t } = useLingui();
  const { search: actions } = useStorefront().state;
  const search = useSnapshot(actions.state);
  const today = splitDateTime(hoursFromNow(useNow(), 0)).date;
  const formats = useFormats();
  const common = { format: formats.date, parse: formats.parseDate, dateLocale: formats.dateLocale };
  return (
    <Stack gap="small">
      <DateField {...common} label={t`Date`} value={search.date} min={today} onChange={actions.setDate} />
      <SwitchField label={t`Return trip`} checked={search.wantsReturn} onChange={actions.setWantsReturn} />
      {search.wantsReturn && (
        <DateField
          {...common}
          label={t`Return date`}
          value={search.returnDate}
          min={search.date || today}
          onChange={actions.setReturnDate}
        />
      )}
    </Stack>
  );
}

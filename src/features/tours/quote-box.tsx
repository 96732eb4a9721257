import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref, SubmitEvent } from 'react';
import { chosenRate } from '../../domain/quote.ts';
import { partyForRate } from '../../domain/tour-party.ts';
import { ContactBlock } from '../../shared/contact.tsx';
import type { TourPageRef } from '../../schema/cart.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import { idText, type WireId } from '../../schema/wire-values.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ScreenHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './tours.css?inline';
import { QuotePeople } from './quote-people.tsx';
import { QuotePickupFields } from './quote-pickup-fields.tsx';
import { QuoteTimes } from './quote-times.tsx';
import { QuoteTotal } from './quote-total.tsx';
import { useAddTour } from './use-add-tour.ts';
import type { TourEditing } from './use-tour-editing.ts';
import { useQuote, type QuoteModel } from './use-quote.ts';
import { useBlockReason, useQuoteErrors } from './use-quote-texts.ts';

interface QuoteBoxProps {
  tour: Priced<Tour>;
  page: TourPageRef;
  /** The tour of the cart that is edited; without one, a tour is added. */
  editing?: TourEditing | undefined;
  /** The initial rate. */
  rate?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  onAdded: () => void;
}

/** The party, date, time and pickup, then the total and the button that adds the tour to the cart. */
export function QuoteBox({ tour, page, editing, rate, headingRef, onAdded }: QuoteBoxProps) {
  const { t } = useLingui();
  useStyles(css);
  const quote = useQuote(tour, rate, editing?.line);
  const addTour = useAddTour(page);
  const errors = useQuoteErrors(quote.missing);
  const reason = useBlockReason(quote);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { line, totals } = quote.total;
    if (quote.blockers.length > 0 || editing?.lockedReason) return;
    if (quote.missing.length > 0 || !line) {
      errors.show();
      return;
    }
    if (editing) {
      editing.save(line);
      return;
    }
    addTour(line, { total: 0, discount: 0, ...totals, currency: tour.currency });
    quote.reset();
    onAdded();
  };

  return (
    <Card padded as="section">
      <form noValidate onSubmit={submit}>
        <Stack>
          <ScreenHeading level={2} {...(headingRef && { ref: headingRef })}>
            <Trans>Check availability</Trans>
          </ScreenHeading>
          <ErrorSummary {...errors.summary} />
          <RateField quote={quote} />
          <QuotePeople quote={quote} />
          <QuoteTimes quote={quote} errors={errors} />
          {quote.insideCutoff && <CutoffNotice hours={tour.cutoff_hrs} />}
          {tour.tour_rates.length === 0 && <NoRatesNotice />}
          <QuotePickupFields quote={quote} errors={errors} />
          <QuoteTotal quote={quote} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            disabledReason={editing?.lockedReason ?? reason}
          >
            {editing ? t`Save changes` : t`Add to cart`}
          </Button>
          {editing && (
            <Button wide onClick={editing.cancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}

/** Shown only if there is a choice. A different rate starts from its minimum party. */
function RateField({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { tour, rate, party, change } = quote;
  if (tour.tour_rates.length < 2) return null;
  const choose = (id: WireId | undefined) => {
    const chosen = chosenRate(tour.tour_rates, id);
    change({ rateId: id, ...(chosen && { party: partyForRate(chosen, party) }) });
  };
  return (
    <SelectField
      label={t`Rate`}
      required
      value={rate?.id ?? ''}
      placeholder={t`Choose a rate`}
      options={tour.tour_rates.map(({ id, title }) => ({ value: id, label: title || idText(id) }))}
      onChange={choose}
    />
  );
}

function CutoffNotice({ hours }: { hours: number }) {
  const { t } = useLingui();
  return (
    <Alert tone="warning" title={t`For services with less than ${hours}hrs please contact us.`}>
      <ContactBlock />
    </Alert>
  );
}

function NoRatesNotice() {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`Please contact us to book this activity.`}>
      <ContactBlock />
    </Alert>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type Ref } from 'react';
import { emptyWeekdays } from '../../../tours/timetable.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import type { TourPageRef } from '../../../schema/cart.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { Tour } from '../../../schema/tour.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/content/cards/card.tsx';
import { ErrorSummary } from '../../../ui/fields/errors/error-summary.tsx';
import { ScreenHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './quote.css?inline';
import { ChooseDateButton } from './choose-date-button.tsx';
import { QuotePartyFields } from './quote-party-fields.tsx';
import { QuoteFoot } from './quote-foot.tsx';
import { QuotePickupFields } from './quote-pickup-fields.tsx';
import { QuoteDepartureFields, type DateHandle } from './quote-departure-fields.tsx';
import { QuotePrice } from './quote-price.tsx';
import { QuoteBreakdown } from './quote-breakdown.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { RateField, type RateHandle } from './rate-field.tsx';
import { useReplacedTour } from './use-replaced-tour.ts';
import { useSubmitQuote } from './use-submit-quote.ts';
import type { TourEditing } from './use-tour-editing.ts';
import { useQuote } from './use-quote.ts';
import { useQuoteErrors } from './use-quote-errors.ts';

interface QuoteBoxProps {
  tour: Priced<Tour>;
  /** The page of the tour; its line in the cart links to it. */
  page: TourPageRef;
  /** The tour in the cart that is being edited; undefined to add one. */
  editing?: TourEditing | undefined;
  /** The rate that is chosen initially; undefined to leave the choice to the visitor. */
  initialRateId?: string | undefined;
  /** The heading, which receives the focus when the visitor goes to the box. */
  headingRef?: Ref<HTMLHeadingElement>;
  onAdded: () => void;
}

/** The form for booking a tour: rate, party, date, time and pickup, then the total and the button that adds it to the cart. */
export function QuoteBox({ tour, page, editing, initialRateId, headingRef = null, onAdded }: QuoteBoxProps) {
  useStyles(css);
  const rateField = useRef<RateHandle>(null);
  const dateField = useRef<DateHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const replacedTour = useReplacedTour(page);
  const quote = useQuote(tour, { initialRateId, editedLine: editing?.line, replacedTour });
  const errors = useQuoteErrors(quote.missing, quote.departure.dateHasPassed);
  const hasRates = tour.tour_rates.length > 0;
  const hasDepartures = emptyWeekdays(tour.schedules).length < 7;
  const chooseRate = () => rateField.current?.open();
  const submit = useSubmitQuote(quote, { page, editing, onIncomplete: errors.show, onAdded });
  return (
    <Card padded as="section">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <ScreenHeading level={2} ref={headingRef}>
            <Trans>Check availability</Trans>
          </ScreenHeading>
          <QuotePrice tour={tour} />
          {!hasRates && <NoRatesNotice />}
          {hasRates && (
            <>
              {hasDepartures && (
                <ChooseDateButton quote={quote} onChooseDate={() => dateField.current?.open()} />
              )}
              <ErrorSummary {...errors.summary} />
              <RateField ref={rateField} quote={quote} />
              <QuotePartyFields quote={quote} />
              <QuoteDepartureFields
                ref={dateField}
                quote={quote}
                errors={errors}
                submitButton={submitButton}
              />
              {quote.departure.isInsideCutoff && <CutoffNotice hours={tour.cutoff_hrs} />}
              <QuotePickupFields quote={quote} errors={errors} />
              <QuoteBreakdown quote={quote} />
              <QuoteFoot ref={submitButton} quote={quote} editing={editing} onChooseRate={chooseRate} />
              <QuoteNotes quote={quote} onChooseRate={chooseRate} />
            </>
          )}
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
    <>
      <Alert tone="info" title={t`Please contact us to book this activity.`} />
      <ContactBlock />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { QuoteModel } from './use-quote.ts';

interface ChooseDateButtonProps {
  quote: QuoteModel;
  onChooseDate: () => void;
}

/** Leads to the date, until there is one. Where there are rates to choose from, those come first, right below. */
export function ChooseDateButton({ quote, onChooseDate }: ChooseDateButtonProps) {
  if (quote.tour.tour_rates.length !== 1 || !quote.missing.includes('date')) return null;
  return (
    <Button
      wide
      variant="primary"
      iconBefore={<CalendarDays size={18} aria-hidden="true" />}
      onClick={onChooseDate}
    >
      <Trans>Choose a date</Trans>
    </Button>
  );
}

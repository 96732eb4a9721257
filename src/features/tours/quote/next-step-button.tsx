import { useLingui } from '@lingui/react/macro';
import { CalendarDays, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { QuoteModel } from './use-quote.ts';

interface NextStepButtonProps {
  quote: QuoteModel;
  onChooseRate: () => void;
  onChooseDate: () => void;
}

/** Leads to the rates until one is chosen, and then to the date. */
export function NextStepButton({ quote, onChooseRate, onChooseDate }: NextStepButtonProps) {
  const { t } = useLingui();
  const needsRate = quote.blocker === 'no-rate';
  const needsDate = quote.missing.includes('date');
  const Icon = needsRate ? ListChecks : CalendarDays;
  const dateLabel = needsDate ? t`Choose a date` : t`Change the date`;
  return (
    <Button
      wide
      variant={needsRate || needsDate ? 'primary' : 'secondary'}
      iconBefore={<Icon size={18} aria-hidden="true" />}
      onClick={needsRate ? onChooseRate : onChooseDate}
    >
      {needsRate ? t`Choose a rate` : dateLabel}
    </Button>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Limits } from '../../../lib/limits.ts';
import {
  adultsRange,
  infantsRange,
  kidsRange,
  takesInfants,
  takesKids,
  type TourParty,
} from '../../../tours/tour-party.ts';
import { useTourLabels } from '../../../shared/tours/use-tour-labels.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { InlineStepper } from '../../../ui/fields/number/inline-stepper.tsx';
import { unbroken } from '../../../lib/unbroken.ts';
import type { QuoteModel } from './use-quote.ts';

/** Limits above this are not shown, because ordinary parties do not reach them. */
const MAX_SHOWN_LIMIT = 20;

/** The fields of the party. Each limit depends on the other counts and is shown next to its field. */
export function QuotePartyFields({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const labels = useTourLabels();
  const { tour, rate } = quote;
  const { party } = quote.choices;
  const change = (counts: Partial<TourParty>) => quote.change({ party: { ...party, ...counts } });
  const limitOf = ({ min, max }: Limits) => {
    if (!rate || max > MAX_SHOWN_LIMIT) return undefined;
    return min > 1 ? t`${min} to ${max}` : t`Up to ${max}`;
  };
  const adults = adultsRange(rate, party);
  const kids = kidsRange(rate, party);
  const infants = infantsRange(rate, party);
  // Breaks only after the dot.
  const kidsHint = [labels.kidsAges(tour), limitOf(kids)]
    .flatMap((note) => (note ? unbroken(note) : []))
    .join('\u00a0· ');
  return (
    <Stack gap="small">
      <InlineStepper
        label={t`Adults`}
        value={party.adults}
        {...adults}
        hint={limitOf(adults)}
        onChange={(count) => change({ adults: count })}
      />
      {takesKids(tour) && (
        <InlineStepper
          label={t`Kids`}
          value={party.kids}
          {...kids}
          hint={kidsHint || undefined}
          onChange={(count) => change({ kids: count })}
        />
      )}
      {takesInfants(tour) && (
        <InlineStepper
          label={t`Infants`}
          value={party.infants}
          {...infants}
          hint={limitOf(infants)}
          onChange={(count) => change({ infants: count })}
        />
      )}
      {takesKids(tour) && tour.kids_policy && (
        <p className="muted">
          <bdi>{tour.kids_policy}</bdi>
        </p>
      )}
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { SearchDate } from '../../trip/search/past-dates.ts';
import { ContactBlock } from '../notices/contact.tsx';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { chooseDay } from '../../storefront/flows/change-date.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface PastDatesNoticeProps {
  /** At least one. */
  over: readonly SearchDate[];
  today: string;
}

/** Takes the place of prices that cannot be asked for, because a day of the trip has passed: offers the next. */
export function PastDatesNotice({ over, today }: PastDatesNoticeProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const { date } = useFormats();
  const search = useSnapshot(state.search.state);
  // A return that is over as well moves along with the day of the trip.
  const [which = 'date'] = over;
  const isLocked = which === 'date' && search.locks.date !== undefined;
  const next = which === 'returnDate' && search.date > today ? search.date : today;
  const [gone, day] = [date(search[which]), date(next)];
  return (
    <Alert
      tone="warning"
      title={which === 'date' ? t`This date has passed.` : t`The return date has passed.`}
      actions={
        <>
          {!isLocked && (
            <Button variant="primary" onClick={() => chooseDay(state, which, next)}>
              <Trans>Choose {day}</Trans>
            </Button>
          )}
          <Button onClick={() => goTo(paths.transfers())}>
            <Trans>Change the search</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Prices are no longer available for {gone}.</Trans>
      </p>
      {isLocked && <ContactBlock />}
    </Alert>
  );
}

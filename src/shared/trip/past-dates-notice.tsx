import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { LocalDate } from '../../lib/local-date.ts';
import { earliestDate } from '../../trip/search/past-dates.ts';
import type { SearchDateName } from '../../trip/search/search-dates.ts';
import { ContactBlock } from '../notices/contact-block.tsx';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { replacePastDate } from '../../storefront/flows/change-date.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { unbroken } from '../../lib/unbroken.ts';

interface PastDatesNoticeProps {
  /** The first date of the search that has passed. If both have, choosing another moves the return date as well. */
  pastDate: SearchDateName;
  /** At the destination. */
  today: LocalDate;
}

/** Replaces the prices or the form of a trip with a date that has passed, and offers the next possible date. */
export function PastDatesNotice({ pastDate, today }: PastDatesNoticeProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  const { date } = useFormats();
  const search = useSnapshot(state.search.state);
  const isLocked = pastDate === 'date' && search.locks.date !== undefined;
  const nextDate = earliestDate(pastDate, search, today);
  const gone = unbroken(date(search[pastDate]));
  const day = date(nextDate);
  return (
    <Alert
      tone="warning"
      title={pastDate === 'date' ? t`This date has passed.` : t`The return date has passed.`}
      actions={
        <>
          {!isLocked && (
            <Button variant="primary" onClick={() => replacePastDate(state, pastDate, nextDate)}>
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

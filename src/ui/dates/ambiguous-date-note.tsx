import { Trans } from '@lingui/react/macro';
import type { LanguageDateLocale } from '../../i18n/date-locales.ts';
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { LinkButton } from '../actions/link-button.tsx';
import { StatusLine } from '../feedback/status-line.tsx';

interface AmbiguousDateNoteProps {
  /** `yyyy-MM-dd`. */
  date: string;
  /** The date with day and month swapped; empty if it cannot be selected. */
  swapped: string;
  dateLocale: LanguageDateLocale;
  onSwap: (swapped: string) => void;
}

/** Says how an ambiguous date was read, and offers to swap day and month. */
export function AmbiguousDateNote({ date, swapped, dateLocale, onSwap }: AmbiguousDateNoteProps) {
  const [readDay, otherDay] = [formatLocalDate(date, dateLocale), formatLocalDate(swapped, dateLocale)];
  return (
    <StatusLine tone="info">
      <Trans>Read as {readDay}.</Trans>{' '}
      {swapped && (
        <LinkButton onClick={() => onSwap(swapped)}>
          <Trans>Change to {otherDay}</Trans>
        </LinkButton>
      )}
    </StatusLine>
  );
}

import { Trans } from '@lingui/react/macro';
import type { LanguageDateLocale } from '../../i18n/date-locales.ts';
import type { AmbiguousDate } from '../../lib/ambiguous-date.ts';
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { LinkButton } from '../actions/link-button.tsx';
import { StatusLine } from '../feedback/status-line.tsx';
import { unbroken } from '../../lib/unbroken.ts';

interface AmbiguousDateNoteProps extends AmbiguousDate {
  dateLocale: LanguageDateLocale;
  onSwap: (swapped: string) => void;
}

/** Says how an ambiguous date was read, and offers to swap day and month. */
export function AmbiguousDateNote({ date, swapped, dateLocale, onSwap }: AmbiguousDateNoteProps) {
  const readDay = unbroken(formatLocalDate(date, dateLocale));
  const otherDay = formatLocalDate(swapped, dateLocale);
  return (
    <StatusLine tone="info">
      <Trans>Read as {readDay}.</Trans>{' '}
      {swapped && (
        <LinkButton onClick={() => onSwap(swapped)}>
          <span className="unbroken">
            <Trans>Change to {otherDay}</Trans>
          </span>
        </LinkButton>
      )}
    </StatusLine>
  );
}

import { Trans } from '@lingui/react/macro';
import type { LanguageDateLocale } from '../../i18n/date-locales.ts';
import { formatLocalDate } from '../../lib/date-text.ts';
import { LinkButton } from '../actions/link-button.tsx';
import { StatusLine } from '../feedback/status-line.tsx';

interface ReadingNoteProps {
  /** `yyyy-MM-dd`. */
  date: string;
  /** The other reading; empty if it cannot be selected. */
  other: string;
  dateLocale: LanguageDateLocale;
  onSwap: (other: string) => void;
}

/** Says how an ambiguous date was read, and offers the other reading. */
export function ReadingNote({ date, other, dateLocale, onSwap }: ReadingNoteProps) {
  const [readDay, otherDay] = [formatLocalDate(date, dateLocale), formatLocalDate(other, dateLocale)];
  return (
    <StatusLine tone="info">
      <Trans>Read as {readDay}.</Trans>{' '}
      {other && (
        <LinkButton onClick={() => onSwap(other)}>
          <Trans>Change to {otherDay}</Trans>
        </LinkButton>
      )}
    </StatusLine>
  );
}

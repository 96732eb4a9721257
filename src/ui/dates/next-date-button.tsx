import { Trans } from '@lingui/react/macro';
import type { LanguageDateLocale } from '../../i18n/date-locales.ts';
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { LinkButton } from '../actions/link-button.tsx';

interface NextDateButtonProps {
  /** The name of the date field. */
  name: string | undefined;
  /** `yyyy-MM-dd`. */
  date: string;
  dateLocale: LanguageDateLocale;
  onChoose: (date: string) => void;
}

/** Offers a date in place of one that has passed or cannot be selected. */
export function NextDateButton({ name, date, dateLocale, onChoose }: NextDateButtonProps) {
  const day = formatLocalDate(date, dateLocale);
  return (
    <LinkButton name={name && `choose-${name}`} onClick={() => onChoose(date)}>
      <Trans>Choose {day}</Trans>
    </LinkButton>
  );
}

import { useState } from 'react';
import { dateLocales } from '../../i18n/date-locales.ts';
import { dateOrder } from '../../lib/date-order.ts';
import type { AmbiguousDate } from '../../lib/ambiguous-date.ts';
import { comparableText } from '../../lib/comparable-text.ts';
import { possibleDates, preferredDate } from '../../lib/possible-dates.ts';
import { useUi } from '../ui-context.ts';
import { isSelectable, type DateLimits } from './date-limits.ts';

export interface DateReadingProps extends DateLimits {
  /** The date of the field, `yyyy-MM-dd`; empty if there is none. */
  value: string;
  /** The field's date, if it is ambiguous and was typed before this field existed. */
  ambiguousDate?: AmbiguousDate | undefined;
}

interface ParsedText {
  /** Empty if the text is; undefined if the text is not a date. */
  date: string | undefined;
  /** The date that results if day and month are swapped; undefined if the text is not ambiguous. */
  swapped?: string | undefined;
}

/** Reads typed dates, and remembers whether the last one was ambiguous. */
export function useDateReading({ value, ambiguousDate: initialAmbiguousDate, ...limits }: DateReadingProps) {
  const { languages } = useUi();
  /** Undefined until the visitor types; null if what was typed last is not an ambiguous date. */
  const [typedAmbiguousDate, setTypedAmbiguousDate] = useState<AmbiguousDate | null>();

  /** Returns the date that a text stands for. Of two possible dates, a selectable one is likelier. */
  function parse(text: string): ParsedText {
    if (comparableText(text) === '') return { date: '' };
    const dates = possibleDates(text, dateLocales(), dateOrder(languages()));
    return preferredDate(dates, (date) => isSelectable(date, limits));
  }

  /** Parses what the visitor has just typed, and remembers whether it is ambiguous. */
  function parseAndRemember(text: string): ParsedText {
    const { date, swapped } = parse(text);
    setTypedAmbiguousDate(date !== undefined && swapped !== undefined ? { date, swapped } : null);
    return { date, swapped };
  }

  function currentAmbiguousDate(): AmbiguousDate | undefined {
    const ambiguousDate = typedAmbiguousDate === undefined ? initialAmbiguousDate : typedAmbiguousDate;
    if (!ambiguousDate || ambiguousDate.date !== value) return undefined;
    const { date, swapped } = ambiguousDate;
    return { date, swapped: isSelectable(swapped, limits) ? swapped : '' };
  }

  return {
    parse,
    parseAndRemember,
    /** The current date if it is ambiguous; `swapped` is empty if that date cannot be selected. */
    ambiguousDate: currentAmbiguousDate(),
  };
}

import { enUS } from 'date-fns/locale/en-US';

export const calendarLocale = enUS;

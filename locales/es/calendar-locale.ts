import { es } from 'date-fns/locale/es';

export const calendarLocale = es;

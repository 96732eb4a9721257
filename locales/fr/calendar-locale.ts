import { fr } from 'date-fns/locale/fr';

export const calendarLocale = fr;

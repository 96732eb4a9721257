import { ptBR } from 'date-fns/locale/pt-BR';

export const calendarLocale = ptBR;

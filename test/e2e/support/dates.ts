const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
};

/** A day counted from today, as it is typed (`yyyy-MM-dd`) and as it is read (`5 Dec 2026`). */
export function daysFromNow(days: number, language: 'en' | 'es' = 'en'): { typed: string; shown: string } {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + days);
  const typed = date.toISOString().slice(0, 10);
  const [year, month, day] = typed.split('-').map(Number);
  return { typed, shown: `${day} ${MONTHS[language][(month ?? 1) - 1]} ${year}` };
}

import type { Language, Texts } from './languages.ts';
import { contact } from './settings.ts';

interface SandboxPolicy {
  key: string;
  title: Texts;
  content: Texts;
}

const policies: SandboxPolicy[] = [
  {
    key: 'generalTransfers',
    title: { en: 'Transfer policies', es: 'Políticas de traslados' },
    content: {
      en: `<p>Please be ready at the <strong>time of your pickup</strong>. Drivers wait <strong>20 minutes</strong> at hotels and, at airports, from the landing of your flight until you arrive.</p>
<ul><li>One suitcase and one carry-on per passenger are included.</li><li>Child seats are booked as an extra, per piece.</li><li>Flight changes: tell us, and we move your pickup without a fee.</li></ul>
<h3>Cancellation</h3><p>Free of charge up to 24 hours before the service; later cancellations and no-shows are charged in full.</p>`,
      es: `<p>Por favor esté listo a la <strong>hora de su traslado</strong>. Los conductores esperan <strong>20 minutos</strong> en los hoteles y, en los aeropuertos, desde el aterrizaje de su vuelo hasta su llegada.</p>
<ul><li>Se incluye una maleta y un equipaje de mano por pasajero.</li><li>Las sillas infantiles se reservan como extra, por pieza.</li><li>Cambios de vuelo: avísenos y movemos su traslado sin cargo.</li></ul>
<h3>Cancelación</h3><p>Sin cargo hasta 24 horas antes del servicio; después, o si no se presenta, se cobra el total.</p>`,
    },
  },
  {
    key: 'generalTours',
    title: { en: 'Tour policies', es: 'Políticas de tours' },
    content: {
      en: `<p>Please be at the meeting point, or ready at your hotel, <strong>ten minutes</strong> before the departure.</p>
<h3>Cancellation</h3><p>Free of charge up to 48 hours before the departure. If the weather does not allow a tour, you choose another day or your money back.</p>`,
      es: `<p>Por favor llegue al punto de encuentro, o esté listo en su hotel, <strong>diez minutos</strong> antes de la salida.</p>
<h3>Cancelación</h3><p>Sin cargo hasta 48 horas antes de la salida. Si el clima no permite el tour, usted elige otro día o la devolución de su dinero.</p>`,
    },
  },
  {
    key: 'general',
    title: { en: 'General terms and conditions', es: 'Términos y condiciones generales' },
    content: {
      en: `<p>Prices include taxes, tolls and passenger insurance. The booking is valid with the confirmation reference that we send to your e-mail.</p>
<p>Your data are used to provide the service and for nothing else. Questions: <a href="mailto:${contact.email}">${contact.email}</a>.</p>`,
      es: `<p>Los precios incluyen impuestos, casetas y seguro de viajero. La reservación es válida con la clave de confirmación que enviamos a su correo.</p>
<p>Sus datos se usan únicamente para prestar el servicio. Preguntas: <a href="mailto:${contact.email}">${contact.email}</a>.</p>`,
    },
  },
];

export function policiesAnswer(language: Language, { withTours }: { withTours: boolean }) {
  return policies
    .filter(({ key }) => withTours || key !== 'generalTours')
    .map(({ key, title, content }) => ({ key, title: title[language], content: content[language] }));
}

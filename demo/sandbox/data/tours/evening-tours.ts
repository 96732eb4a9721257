import { departing, rate, type SandboxTour } from './sandbox-tour.ts';

/** All of them in one town: there is no destination to choose. */
export const eveningTours: SandboxTour[] = [
  {
    id: 401,
    slug: 'taco-walk',
    category: 'evenings',
    destination: 'playa',
    zone: 'playa-del-carmen',
    title: { en: 'Taco walk', es: 'Ruta de tacos' },
    tags: [{ en: 'Food', es: 'Gastronomía' }],
    duration: { days: 0, hours: 3, minutes: 0 },
    pictures: ['town-night', 'table-night', 'town-sunset'],
    words: {
      en: {
        about:
          'Five stands, five salsas and the stories behind them, with a local who grew up around the corner.',
        included: ['Nine tastings', 'Fresh waters'],
        bring: ['An empty stomach'],
      },
      es: {
        about:
          'Cinco puestos, cinco salsas y sus historias, con un guía que creció a la vuelta de la esquina.',
        included: ['Nueve degustaciones', 'Aguas frescas'],
        bring: ['Mucha hambre'],
      },
    },
    rates: [rate(4011, { en: 'Per person', es: 'Por persona' }, [1, 9, 0, 3], [0, 49, 29])],
    departures: departing(['18:00', '19:30'], ['wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
    cutoffHours: 4,
    kids: { minAge: 6, maxAge: 14, infants: true },
    transportation: 'none',
    featured: true,
  },
  {
    id: 402,
    slug: 'tequila-and-mezcal',
    category: 'evenings',
    destination: 'playa',
    zone: 'playa-del-carmen',
    title: { en: 'Tequila and mezcal tasting', es: 'Cata de tequila y mezcal' },
    tags: [{ en: 'Adults only', es: 'Solo adultos' }],
    duration: { days: 0, hours: 1, minutes: 45 },
    pictures: ['table-night'],
    words: {
      en: {
        about: 'Seven glasses from seven hands, and how to tell smoke from fire.',
        included: ['Seven tastings', 'Cheese and chocolate'],
        notes: 'From 18 years.',
      },
      es: {
        about: 'Siete copas de siete manos, y cómo distinguir el humo del fuego.',
        included: ['Siete degustaciones', 'Queso y chocolate'],
        notes: 'A partir de los 18 años.',
      },
    },
    rates: [rate(4021, { en: 'Per guest', es: 'Por invitado' }, [1, 12, 10, 0], [0, 58, 0])],
    departures: departing(['17:00', '20:00']),
    cutoffHours: 2,
    transportation: 'none',
  },
  {
    id: 403,
    slug: 'dinner-show',
    category: 'evenings',
    destination: 'playa',
    zone: 'playa-del-carmen',
    title: { en: 'Dinner show under the stars', es: 'Cena espectáculo bajo las estrellas' },
    tags: [
      { en: 'Dinner included', es: 'Cena incluida' },
      { en: 'Family favourite', es: 'Favorito de las familias' },
    ],
    duration: { days: 0, hours: 4, minutes: 30 },
    pictures: ['show-night', 'table-night', 'town-night', 'show-sunset'],
    words: {
      en: {
        about: 'Fire dancers, voladores and a three-course dinner in an open-air theatre.',
        itinerary: ['Welcome drink', 'Dinner', 'Show', 'Ride home'],
        included: ['Three-course dinner', 'House drinks', 'Reserved seat'],
        notIncluded: ['Photos', 'Tips'],
      },
      es: {
        about: 'Danzas de fuego, voladores y una cena de tres tiempos en un teatro al aire libre.',
        itinerary: ['Bebida de bienvenida', 'Cena', 'Espectáculo', 'Regreso'],
        included: ['Cena de tres tiempos', 'Bebidas de la casa', 'Asiento reservado'],
        notIncluded: ['Fotos', 'Propinas'],
      },
    },
    rates: [
      rate(4031, { en: 'Gold seats', es: 'Asientos oro' }, [1, 12, 8, 4], [0, 119, 69]),
      rate(4032, { en: 'Platinum table', es: 'Mesa platino' }, [2, 6, 4, 2], [60, 149, 89]),
    ],
    departures: departing(['19:00'], ['monday', 'tuesday', 'wednesday', 'friday', 'saturday']),
    cutoffHours: 5,
    kids: {
      minAge: 3,
      maxAge: 11,
      infants: true,
      policy: {
        en: 'High chairs are ready. Infants share the seat of an adult.',
        es: 'Contamos con sillas altas. Los infantes comparten el asiento de un adulto.',
      },
    },
    transportation: 'required',
  },
  {
    id: 404,
    slug: 'cooking-class',
    category: 'evenings',
    destination: 'playa',
    zone: 'playa-del-carmen',
    title: { en: 'Yucatecan cooking class', es: 'Clase de cocina yucateca' },
    tags: [{ en: 'Food', es: 'Gastronomía' }],
    duration: { days: 0, hours: 4, minutes: 0 },
    pictures: ['table-noon', 'town-morning'],
    words: {
      en: {
        about:
          'From the market to the table: cochinita, handmade tortillas and a salsa that you will want to take home.',
        included: ['Market visit', 'Class and meal', 'Recipes'],
      },
      es: {
        about:
          'Del mercado a la mesa: cochinita, tortillas hechas a mano y una salsa que querrá llevarse a casa.',
        included: ['Visita al mercado', 'Clase y comida', 'Recetas'],
      },
    },
    rates: [rate(4041, { en: 'Per cook', es: 'Por cocinero' }, [1, 10, 10, 0], [0, 89, 69])],
    departures: departing(['10:00'], ['tuesday', 'saturday']),
    cutoffHours: 24,
    kids: { minAge: 8, maxAge: 12, infants: false },
    transportation: 'none',
  },
];

import { departing, rate, type SandboxTour } from './sandbox-tour.ts';

export const dayTours: SandboxTour[] = [
  {
    id: 101,
    slug: 'chichen-itza',
    category: 'tours',
    destination: 'valladolid',
    zone: 'cancun-hotel-zone',
    title: { en: 'Chichén Itzá, cenote and Valladolid', es: 'Chichén Itzá, cenote y Valladolid' },
    tags: [
      { en: 'Best seller', es: 'Más vendido' },
      { en: 'Lunch included', es: 'Comida incluida' },
    ],
    duration: { days: 0, hours: 12, minutes: 0 },
    pictures: ['pyramid-noon', 'cenote-noon', 'town-morning', 'pyramid-sunset', 'jungle-morning'],
    words: {
      en: {
        about:
          'Stand before the pyramid of Kukulcán with a certified guide, swim in a cenote that the Maya held sacred, and stroll through colonial Valladolid in the soft light of the afternoon.',
        itinerary: [
          'Pickup at your hotel',
          'Guided visit of Chichén Itzá, two hours',
          'Regional buffet lunch',
          'Swim in the Saamal cenote',
          'Free time in Valladolid',
        ],
        included: ['Certified guide', 'Entrance fees', 'Buffet lunch', 'Water on board'],
        notIncluded: ['Government tax of the archaeological site', 'Drinks at lunch', 'Tips'],
        bring: ['Comfortable shoes', 'Swimwear and towel', 'Hat and biodegradable sunscreen'],
        notes: 'Climbing the pyramid is not allowed. The order of the visits may change.',
      },
      es: {
        about:
          'Admire la pirámide de Kukulcán con un guía certificado, nade en un cenote sagrado para los mayas y recorra la Valladolid colonial con la luz de la tarde.',
        itinerary: [
          'Salida desde su hotel',
          'Visita guiada de Chichén Itzá, dos horas',
          'Comida buffet regional',
          'Nado en el cenote Saamal',
          'Tiempo libre en Valladolid',
        ],
        included: ['Guía certificado', 'Entradas', 'Comida buffet', 'Agua a bordo'],
        notIncluded: ['Impuesto gubernamental de la zona arqueológica', 'Bebidas en la comida', 'Propinas'],
        bring: ['Calzado cómodo', 'Traje de baño y toalla', 'Sombrero y bloqueador biodegradable'],
        notes: 'No está permitido subir a la pirámide. El orden de las visitas puede cambiar.',
      },
    },
    rates: [
      rate(1011, { en: 'Classic', es: 'Clásico' }, [1, 20, 0, 0], [0, 79, 59]),
      rate(
        1012,
        { en: 'Early access, small group', es: 'Acceso temprano, grupo pequeño' },
        [2, 8, 6, 3],
        [0, 129, 99],
      ),
      rate(
        1013,
        { en: 'Private with your own guide', es: 'Privado con guía propio' },
        [1, 6, 0, 4],
        [420, 25, 15],
      ),
    ],
    departures: departing(['06:30', '07:30']),
    cutoffHours: 24,
    kids: {
      minAge: 4,
      maxAge: 11,
      infants: true,
      policy: {
        en: 'Children under 4 travel free of charge on the lap of an adult.',
        es: 'Los menores de 4 años viajan sin costo en las piernas de un adulto.',
      },
    },
    transportation: 'required',
    featured: true,
  },
  {
    id: 102,
    slug: 'tulum-ruins-and-lagoon',
    category: 'tours',
    destination: 'tulum',
    zone: 'tulum',
    title: { en: 'Tulum ruins and Kaan Luum lagoon', es: 'Ruinas de Tulum y laguna Kaan Luum' },
    tags: [{ en: 'Family favourite', es: 'Favorito de las familias' }],
    duration: { days: 0, hours: 6, minutes: 30 },
    pictures: ['ruins-morning', 'lagoon-noon', 'beach-noon'],
    words: {
      en: {
        about:
          'The only Maya city by the sea, early enough to have it to yourselves, and then the turquoise rings of Kaan Luum.',
        itinerary: ['Walk through the walled city', 'Free time at the lagoon', 'Back before dinner'],
        included: ['Guide', 'Entrance fees', 'Snack and water'],
        bring: ['Swimwear', 'Cash for the locker'],
      },
      es: {
        about:
          'La única ciudad maya frente al mar, temprano para disfrutarla con calma, y después los anillos turquesa de Kaan Luum.',
        itinerary: [
          'Recorrido por la ciudad amurallada',
          'Tiempo libre en la laguna',
          'Regreso antes de cenar',
        ],
        included: ['Guía', 'Entradas', 'Refrigerio y agua'],
        bring: ['Traje de baño', 'Efectivo para el locker'],
      },
    },
    rates: [rate(1021, { en: 'Small group', es: 'Grupo pequeño' }, [1, 10, 8, 4], [0, 65, 45])],
    departures: departing(['08:30', '13:00']),
    cutoffHours: 12,
    kids: { minAge: 3, maxAge: 10, infants: true },
    transportation: 'optional',
    seatsLeft: { '08:30': 4 },
  },
  {
    id: 103,
    slug: 'coba-by-bicycle',
    category: 'tours',
    destination: 'tulum',
    zone: 'tulum',
    title: { en: 'Cobá by bicycle', es: 'Cobá en bicicleta' },
    tags: [
      { en: 'Active', es: 'Activo' },
      { en: 'Small group', es: 'Grupo pequeño' },
    ],
    duration: { days: 0, hours: 5, minutes: 0 },
    pictures: ['jungle-morning', 'pyramid-morning'],
    words: {
      en: {
        about:
          'Ride the white roads of the Maya under the trees of Cobá, from one hidden stela to the next, with a stop at a village kitchen.',
        included: ['Bicycle and helmet', 'Guide', 'Tacos at the village'],
        bring: ['Closed shoes', 'Insect repellent'],
        notes: 'At least two riders. Everybody must be able to ride for eight kilometres on flat ground.',
      },
      es: {
        about:
          'Recorra los caminos blancos de los mayas bajo los árboles de Cobá, de estela en estela, con una parada en la cocina de un pueblo.',
        included: ['Bicicleta y casco', 'Guía', 'Tacos en el pueblo'],
        bring: ['Zapatos cerrados', 'Repelente de insectos'],
        notes: 'Mínimo dos ciclistas. Todos deben poder pedalear ocho kilómetros en terreno plano.',
      },
    },
    rates: [rate(1031, { en: 'Per rider', es: 'Por ciclista' }, [2, 12, 0, 6], [0, 54, 39])],
    departures: departing(['07:00', '08:00'], ['tuesday', 'thursday', 'saturday']),
    cutoffHours: 18,
    kids: { minAge: 8, maxAge: 12, infants: false },
    transportation: 'optional',
  },
  {
    id: 104,
    slug: 'calakmul-two-days',
    category: 'tours',
    destination: 'tulum',
    zone: 'tulum',
    title: { en: 'Calakmul, two days in the jungle', es: 'Calakmul, dos días en la selva' },
    tags: [{ en: 'Adults only', es: 'Solo adultos' }],
    duration: { days: 2, hours: 4, minutes: 0 },
    pictures: ['pyramid-sunset'],
    words: {
      en: {
        about:
          'Climb above the canopy at dawn while howler monkeys wake up the largest forest of Mexico. One night in an eco lodge.',
        included: ['Night in a double room', 'All meals', 'Guide and entrance fees'],
        notIncluded: ['Single room', 'Alcoholic drinks'],
      },
      es: {
        about:
          'Suba por encima de los árboles al amanecer mientras los monos aulladores despiertan la selva más grande de México. Una noche en un eco lodge.',
        included: ['Noche en habitación doble', 'Todas las comidas', 'Guía y entradas'],
        notIncluded: ['Habitación sencilla', 'Bebidas alcohólicas'],
      },
    },
    rates: [rate(1041, { en: 'Double room', es: 'Habitación doble' }, [2, 0, 0, 0], [0, 365, 0])],
    departures: departing(['05:00'], ['friday']),
    cutoffHours: 72,
    transportation: 'none',
  },
];

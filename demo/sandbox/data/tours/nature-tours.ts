import { departing, rate, type SandboxTour } from './sandbox-tour.ts';

/** What a careless or hostile editor may put into a description: nothing in it may run, load or look like a control. */
const hostileMarkup = `<script>document.title='broken into'</script><img src="x" onerror="document.title='broken into'"><a href="javascript:alert(1)" onclick="alert(1)">Terms</a><style>*{display:none}</style><button>Free tour</button>`;

export const natureTours: SandboxTour[] = [
  {
    id: 301,
    slug: 'three-cenotes',
    category: 'nature',
    destination: 'tulum',
    zone: 'riviera-maya',
    title: { en: 'Three cenotes', es: 'Tres cenotes' },
    tags: [{ en: 'Swimming', es: 'Nado' }],
    duration: { days: 0, hours: 5, minutes: 30 },
    pictures: ['cenote-noon', 'cenote-deep', 'jungle-noon', 'cenote-morning'],
    words: {
      en: {
        about:
          'One open to the sky, one half hidden, one underground: three ways to float in the clearest water there is.',
        included: ['Guide', 'Entrance fees', 'Life jacket and snorkel', 'Picnic'],
        bring: ['Swimwear', 'Water shoes', 'Dry clothes'],
      },
      es: {
        about:
          'Uno a cielo abierto, uno semiabierto y uno subterráneo: tres formas de flotar en el agua más clara que existe.',
        included: ['Guía', 'Entradas', 'Chaleco y snorkel', 'Picnic'],
        bring: ['Traje de baño', 'Zapatos para agua', 'Ropa seca'],
      },
    },
    rates: [
      rate(3011, { en: 'Group of up to twelve', es: 'Grupo de hasta doce' }, [1, 12, 0, 5], [0, 85, 62]),
    ],
    departures: departing(['08:00', '12:30']),
    cutoffHours: 12,
    kids: { minAge: 5, maxAge: 11, infants: false },
    transportation: 'optional',
    featured: true,
  },
  {
    id: 302,
    slug: 'zip-line-and-quad',
    category: 'nature',
    destination: 'playa',
    zone: 'playa-del-carmen',
    title: { en: 'Zip lines and quad bikes', es: 'Tirolesas y cuatrimotos' },
    tags: [
      { en: 'Active', es: 'Activo' },
      { en: 'Thrill', es: 'Adrenalina' },
    ],
    duration: { days: 0, hours: 4, minutes: 0 },
    pictures: ['zipline-noon', 'jungle-noon', 'cenote-deep'],
    words: {
      en: {
        about: `Seven lines above the trees, a muddy track below them and a cold cenote at the end.${hostileMarkup}`,
        included: ['Harness and helmet', 'Quad bike', 'Cenote'],
        notIncluded: ['Photos', 'Damage insurance of the quad bike, 20 USD'],
        bring: ['Closed shoes', 'Clothes that may get dirty'],
        notes: 'Drivers are 16 or older. <strong>Up to 120 kg</strong> per person on the lines.',
      },
      es: {
        about: `Siete tirolesas sobre los árboles, una pista de lodo debajo de ellos y un cenote frío al final.${hostileMarkup}`,
        included: ['Arnés y casco', 'Cuatrimoto', 'Cenote'],
        notIncluded: ['Fotos', 'Seguro de daños de la cuatrimoto, 20 USD'],
        bring: ['Zapatos cerrados', 'Ropa que se pueda ensuciar'],
        notes: 'Conductores desde los 16 años. <strong>Hasta 120 kg</strong> por persona en las tirolesas.',
      },
    },
    rates: [
      rate(3021, { en: 'Shared quad bike', es: 'Cuatrimoto compartida' }, [2, 10, 6, 4], [0, 79, 65]),
      rate(3022, { en: 'Quad bike of your own', es: 'Cuatrimoto individual' }, [1, 6, 6, 1], [0, 105, 65]),
    ],
    departures: departing(
      ['08:30', '11:00', '14:30'],
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    ),
    cutoffHours: 8,
    kids: { minAge: 6, maxAge: 15, infants: false },
    transportation: 'optional',
  },
  {
    id: 303,
    slug: 'sian-kaan-by-boat',
    category: 'nature',
    destination: 'tulum',
    zone: 'tulum',
    title: { en: 'Sian Ka’an by boat', es: 'Sian Ka’an en lancha' },
    tags: [{ en: 'Wildlife', es: 'Vida silvestre' }],
    duration: { days: 0, hours: 9, minutes: 0 },
    pictures: ['lagoon-morning', 'reef-noon', 'beach-noon'],
    words: {
      en: {
        about:
          'Dolphins, turtles, mangroves and a beach that no road leads to, in a reserve of the world heritage.',
        itinerary: ['Road to Punta Allen', 'Boat through the bay', 'Snorkelling', 'Fish tacos on the beach'],
        included: ['Off-road vehicle', 'Boat', 'Lunch', 'Conservation bracelet'],
      },
      es: {
        about:
          'Delfines, tortugas, manglares y una playa a la que no llega ningún camino, en una reserva patrimonio de la humanidad.',
        itinerary: [
          'Camino a Punta Allen',
          'Recorrido en lancha por la bahía',
          'Snorkel',
          'Tacos de pescado en la playa',
        ],
        included: ['Vehículo todo terreno', 'Lancha', 'Comida', 'Brazalete de conservación'],
      },
    },
    rates: [rate(3031, { en: 'Seat in the group', es: 'Lugar en el grupo' }, [1, 14, 0, 0], [0, 159, 119])],
    departures: departing(['07:00'], ['monday', 'wednesday', 'friday']),
    cutoffHours: 24,
    kids: { minAge: 4, maxAge: 11, infants: true },
    transportation: 'required',
  },
  {
    id: 304,
    slug: 'horse-riding',
    category: 'nature',
    destination: 'morelos',
    zone: 'puerto-morelos',
    title: { en: 'Horse riding through jungle and beach', es: 'A caballo por la selva y la playa' },
    tags: [],
    duration: { days: 0, hours: 1, minutes: 30 },
    pictures: [],
    words: {
      en: { about: 'Calm horses, a shady path and the last stretch along the sea.' },
      es: { about: 'Caballos tranquilos, un sendero con sombra y el último tramo junto al mar.' },
    },
    rates: [rate(3041, { en: 'Per rider', es: 'Por jinete' }, [1, 8, 0, 4], [0, 55, 48])],
    departures: departing(['07:30', '17:00'], ['tuesday', 'thursday', 'friday', 'saturday', 'sunday']),
    cutoffHours: 12,
    kids: { minAge: 6, maxAge: 12, infants: false },
    transportation: 'none',
  },
];

import { departing, rate, type SandboxTour } from './sandbox-tour.ts';

export const waterTours: SandboxTour[] = [
  {
    id: 201,
    slug: 'isla-mujeres-catamaran',
    category: 'water',
    destination: 'isla',
    zone: 'cancun-hotel-zone',
    title: { en: 'Catamaran to Isla Mujeres', es: 'Catamarán a Isla Mujeres' },
    tags: [
      { en: 'Open bar', es: 'Barra libre' },
      { en: 'Snorkelling', es: 'Snorkel' },
    ],
    duration: { days: 0, hours: 7, minutes: 0 },
    pictures: ['catamaran-noon', 'reef-noon', 'beach-noon', 'catamaran-sunset', 'town-noon', 'beach-sunset'],
    words: {
      en: {
        about:
          'Sail over turquoise water to the island, snorkel at the reef, have lunch with your feet in the sand and come back with the sunset.',
        itinerary: [
          'Welcome on board',
          'Snorkelling at El Meco reef',
          'Lunch at the beach club',
          'Free time in town',
        ],
        included: ['Snorkelling gear', 'Buffet lunch', 'Open bar', 'Beach club'],
        notIncluded: ['Dock fee', 'Golf cart'],
        bring: ['Swimwear', 'Towel', 'Sunglasses'],
      },
      es: {
        about:
          'Navegue sobre aguas turquesa hasta la isla, haga snorkel en el arrecife, coma con los pies en la arena y regrese con el atardecer.',
        itinerary: [
          'Bienvenida a bordo',
          'Snorkel en el arrecife El Meco',
          'Comida en el club de playa',
          'Tiempo libre en el centro',
        ],
        included: ['Equipo de snorkel', 'Comida buffet', 'Barra libre', 'Club de playa'],
        notIncluded: ['Muelle', 'Carrito de golf'],
        bring: ['Traje de baño', 'Toalla', 'Lentes de sol'],
      },
    },
    rates: [
      rate(2011, { en: 'Standard', es: 'Estándar' }, [1, 0, 0, 0], [0, 69, 49]),
      rate(2012, { en: 'Premium deck', es: 'Cubierta premium' }, [1, 6, 4, 2], [0, 99, 79]),
    ],
    departures: departing(['09:00', '10:30']),
    cutoffHours: 6,
    kids: {
      minAge: 4,
      maxAge: 11,
      infants: true,
      policy: {
        en: 'Life jackets for children from 10 kg are on board.',
        es: 'Hay chalecos salvavidas para niños desde 10 kg a bordo.',
      },
    },
    transportation: 'optional',
    featured: true,
    soldOutIn: [4, 5, 11],
    seatsLeft: { '10:30': 6 },
  },
  {
    id: 202,
    slug: 'whale-shark-encounter',
    category: 'water',
    destination: 'isla',
    zone: 'playa-mujeres',
    title: { en: 'Whale shark encounter', es: 'Encuentro con el tiburón ballena' },
    tags: [{ en: 'Wildlife', es: 'Vida silvestre' }],
    duration: { days: 0, hours: 6, minutes: 0 },
    pictures: ['reef-deep', 'catamaran-morning'],
    words: {
      en: {
        about: 'Swim beside the largest fish of the sea, two guests and a guide at a time.',
        included: ['Boat and guide', 'Snorkelling gear and wetsuit', 'Ceviche on board'],
        bring: ['Biodegradable sunscreen', 'Medicine against seasickness, if you need it'],
        notes: 'Not for expectant mothers. The boat leaves when the harbour master allows it.',
      },
      es: {
        about: 'Nade junto al pez más grande del mar, dos visitantes y un guía a la vez.',
        included: ['Lancha y guía', 'Equipo de snorkel y traje de neopreno', 'Ceviche a bordo'],
        bring: ['Bloqueador biodegradable', 'Medicina contra el mareo, si la necesita'],
        notes: 'No apto para embarazadas. La lancha sale cuando la capitanía lo permite.',
      },
    },
    rates: [rate(2021, { en: 'Per swimmer', es: 'Por nadador' }, [1, 10, 10, 4], [0, 149, 129])],
    departures: departing(['06:00', '07:30']),
    cutoffHours: 48,
    kids: { minAge: 6, maxAge: 12, infants: false },
    transportation: 'required',
  },
  {
    id: 203,
    slug: 'puerto-morelos-reef',
    category: 'water',
    destination: 'morelos',
    zone: 'puerto-morelos',
    title: { en: 'Snorkelling at the Puerto Morelos reef', es: 'Snorkel en el arrecife de Puerto Morelos' },
    tags: [{ en: 'Easy', es: 'Fácil' }],
    duration: { days: 0, hours: 2, minutes: 30 },
    pictures: ['reef-noon', 'beach-morning', 'reef-deep', 'beach-noon'],
    words: {
      en: {
        about:
          'Ten minutes by boat to the second largest reef of the world: rays, turtles and clouds of blue tangs.',
        included: ['Boat', 'Guide in the water', 'Gear', 'Park bracelet'],
      },
      es: {
        about:
          'A diez minutos en lancha del segundo arrecife más grande del mundo: rayas, tortugas y nubes de peces azules.',
        included: ['Lancha', 'Guía en el agua', 'Equipo', 'Brazalete del parque'],
      },
    },
    rates: [rate(2031, { en: 'Per person', es: 'Por persona' }, [1, 8, 0, 0], [0, 38, 30])],
    departures: departing(['09:00', '11:30', '14:00']),
    cutoffHours: 2,
    kids: { minAge: 5, maxAge: 12, infants: true },
    transportation: 'none',
  },
  {
    id: 204,
    slug: 'private-yacht',
    category: 'water',
    destination: 'cancun',
    zone: 'cancun-hotel-zone',
    title: { en: 'Private yacht', es: 'Yate privado' },
    tags: [
      { en: 'Private', es: 'Privado' },
      { en: 'Crew included', es: 'Tripulación incluida' },
    ],
    duration: { days: 0, hours: 4, minutes: 0 },
    pictures: ['yacht-noon', 'yacht-sunset', 'beach-noon'],
    words: {
      en: {
        about: 'A 46-foot yacht with captain, sailor and your own music. Anchor where you like.',
        included: ['Crew and fuel', 'Water, beer and ice', 'Paddle board'],
        notIncluded: ['Dock fee', 'Food'],
      },
      es: {
        about: 'Un yate de 46 pies con capitán, marinero y su propia música. Ancle donde guste.',
        included: ['Tripulación y combustible', 'Agua, cerveza y hielo', 'Tabla de remo'],
        notIncluded: ['Muelle', 'Alimentos'],
      },
    },
    rates: [
      rate(2041, { en: 'Four hours', es: 'Cuatro horas' }, [1, 10, 0, 0], [780, 0, 0]),
      rate(2042, { en: 'Eight hours', es: 'Ocho horas' }, [1, 10, 0, 0], [1390, 0, 0]),
    ],
    departures: departing(['09:00', '14:00']),
    cutoffHours: 24,
    kids: { minAge: 2, maxAge: 11, infants: true },
    transportation: 'none',
    hidesRateTitles: true,
  },
  {
    id: 205,
    slug: 'parasailing',
    category: 'water',
    destination: 'cancun',
    zone: 'cancun-hotel-zone',
    title: { en: 'Parasailing over the lagoon', es: 'Parasailing sobre la laguna' },
    tags: [{ en: 'Thrill', es: 'Adrenalina' }],
    duration: { days: 0, hours: 0, minutes: 45 },
    pictures: ['lagoon-noon', 'beach-noon'],
    words: {
      en: {
        about: 'Twelve minutes in the air between the lagoon and the sea.',
        included: ['Flight', 'Life jacket'],
      },
      es: {
        about: 'Doce minutos en el aire entre la laguna y el mar.',
        included: ['Vuelo', 'Chaleco salvavidas'],
      },
    },
    rates: [rate(2051, { en: 'Per flight', es: 'Por vuelo' }, [1, 2, 2, 0], [0, 75, 0])],
    departures: departing(['10:00', '12:00', '16:00']),
    cutoffHours: 3,
    transportation: 'none',
    hidesPrices: true,
  },
];

import type { Texts } from './languages.ts';

/** Fares in US dollars: a base and a price per kilometre, per vehicle or, if shared, per seat. */
export interface Vehicle {
  id: string;
  type: 'private' | 'shared';
  category: string;
  maxPax: number;
  fare: { start: number; perKilometre: number };
  title: Texts;
  description: Texts;
}

export const vehicles: Vehicle[] = [
  {
    id: 'shuttle',
    type: 'shared',
    category: 'Standard',
    maxPax: 10,
    fare: { start: 9, perKilometre: 0.21 },
    title: { en: 'Shared Shuttle', es: 'Transporte Compartido' },
    description: {
      en: 'A seat in an air-conditioned van with other travellers. Up to three stops on the way.',
      es: 'Un asiento en una van con aire acondicionado junto a otros viajeros. Hasta tres paradas en el camino.',
    },
  },
  {
    id: 'sedan',
    type: 'private',
    category: 'Deluxe',
    maxPax: 3,
    fare: { start: 28, perKilometre: 0.62 },
    title: { en: 'Deluxe Sedan', es: 'Sedán Deluxe' },
    description: {
      en: 'A quiet car for up to three, with cold water and room for three suitcases.',
      es: 'Un auto silencioso para hasta tres personas, con agua fría y espacio para tres maletas.',
    },
  },
  {
    id: 'suv',
    type: 'private',
    category: 'Deluxe',
    maxPax: 5,
    fare: { start: 38, perKilometre: 0.78 },
    title: { en: 'Deluxe SUV', es: 'SUV Deluxe' },
    description: {
      en: 'A spacious SUV for families: leather seats, child seats on request, five suitcases.',
      es: 'Una SUV espaciosa para familias: asientos de piel, silla infantil a petición, cinco maletas.',
    },
  },
  {
    id: 'limousine',
    type: 'private',
    category: 'Luxury',
    maxPax: 8,
    fare: { start: 120, perKilometre: 1.6 },
    title: { en: 'Limousine', es: 'Limusina' },
    description: {
      en: 'Arrive in style: stretched limousine, sparkling wine and a chauffeur in uniform.',
      es: 'Llegue con estilo: limusina, vino espumoso y chofer uniformado.',
    },
  },
  {
    id: 'van',
    type: 'private',
    category: 'Standard',
    maxPax: 9,
    fare: { start: 40, perKilometre: 0.8 },
    title: { en: 'Private Van', es: 'Van Privada' },
    description: {
      en: 'A van of your own, straight to your door, with space for every bag.',
      es: 'Una van solo para ustedes, directo a su puerta, con espacio para todo el equipaje.',
    },
  },
  {
    id: 'sprinter',
    type: 'private',
    category: 'Luxury',
    maxPax: 16,
    fare: { start: 95, perKilometre: 1.2 },
    title: { en: 'Luxury Sprinter', es: 'Sprinter de Lujo' },
    description: {
      en: 'High roof, reclining seats, USB at every seat and a large luggage room.',
      es: 'Techo alto, asientos reclinables, USB en cada asiento y amplio portaequipaje.',
    },
  },
  {
    id: 'minibus',
    type: 'private',
    category: 'Standard',
    maxPax: 28,
    fare: { start: 150, perKilometre: 1.7 },
    title: { en: 'Minibus', es: 'Minibús' },
    description: {
      en: 'For groups and weddings: everybody travels together, with a host on request.',
      es: 'Para grupos y bodas: todos viajan juntos, con anfitrión a petición.',
    },
  },
  {
    id: 'coach',
    type: 'private',
    category: 'Standard',
    maxPax: 50,
    fare: { start: 240, perKilometre: 2.6 },
    title: { en: 'Coach', es: 'Autobús' },
    description: {
      en: 'A full-size touring coach with restroom, screens and an experienced driver.',
      es: 'Autobús de turismo con baño, pantallas y conductor experimentado.',
    },
  },
];

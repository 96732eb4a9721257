import { expect, test } from 'vitest';
import { placeKindOf } from '../../../src/trip/place-kind.ts';

test.each([
  ['Cancún International Airport', 'airport'],
  ['AEROPUERTO DE COZUMEL', 'airport'],
  ['Aeroporto Internacional de Salvador', 'airport'],
  ['Aéroport de Nice-Côte d’Azur', 'airport'],
  ['Hotel Airport Plaza', 'airport'],
  ['Chiquilá Ferry Pier (Holbox)', 'ferry'],
  ['Playa del Carmen Ferry Pier (Cozumel)', 'ferry'],
  ['Terminal Marítimo de São Joaquim', 'ferry'],
  ['Gare maritime de Bastia', 'ferry'],
  ['Puerto Morelos', 'other'],
  ['Porto Seguro', 'other'],
  ['Airportel', 'other'],
  ['Cancún Bus Terminal', 'station'],
  ['Estación del Tren Maya', 'station'],
  ['Estação da Luz', 'station'],
  ['Rodoviária de Salvador', 'station'],
  ['Gare de Lyon', 'station'],
  ['Quinta Luna Hotel', 'hotel'],
  ['Hôtel de la Plage', 'hotel'],
  ['Mamitas Beach Suites', 'hotel'],
  ['Aldea Jaguar Eco Lodge', 'hotel'],
  ['Mar Turquesa All Inclusive', 'hotel'],
  ['Pousada do Farol', 'hotel'],
  ['Cancún Hotel Zone', 'other'],
  ['Zona Hotelera', 'other'],
  ['Zone hôtelière', 'other'],
  ['Hotelito', 'other'],
  ['Costa Blanca Beach Club', 'beach'],
  ['Playa del Carmen', 'other'],
  ['Paraíso Kantenah', 'other'],
  ['', 'other'],
])('%s: %s', (title, kind) => {
  expect(placeKindOf(title)).toBe(kind);
});

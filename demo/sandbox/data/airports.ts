import type { SandboxPlace } from './sandbox-place.ts';

export const airports: SandboxPlace[] = [
  {
    ref: 'cun',
    title: 'Cancún International Airport',
    address: 'Carretera Cancún-Chetumal km 22, 77565 Cancún, Q.R., Mexico',
    tags: ['airport'],
    iata: 'CUN',
    latitude: 21.0365,
    longitude: -86.8771,
    google_place_id: 'ChIJsandboxCUN0000000000',
    arrival_wait_time_for_pickup: 60,
    zone: 'cancun-airport',
  },
  {
    ref: 'czm',
    title: 'Cozumel International Airport',
    address: 'Avenida 65 Norte, 77600 San Miguel de Cozumel, Q.R., Mexico',
    tags: ['airport'],
    iata: 'CZM',
    latitude: 20.5224,
    longitude: -86.9256,
    google_place_id: 'ChIJsandboxCZM0000000000',
    arrival_wait_time_for_pickup: 30,
    zone: 'cozumel-airport',
  },
  {
    ref: 'tqo',
    title: 'Tulum Felipe Carrillo Puerto Airport',
    address: 'Carretera Federal 307 km 90, 77259 Tulum, Q.R., Mexico',
    tags: ['airport'],
    iata: 'TQO',
    latitude: 20.1726,
    longitude: -87.6612,
    google_place_id: 'ChIJsandboxTQO0000000000',
    // The driver waits at the arrivals exit, so there is no pickup time to choose.
    arrival_wait_time_for_pickup: 0,
    zone: 'tulum-airport',
  },
];

import { placesIn } from './sandbox-place.ts';

export const southernPlaces = [
  ...placesIn('playa-del-carmen', 'Playa del Carmen, 77710 Solidaridad, Q.R., Mexico', [
    ['playa-del-carmen', 'Playa del Carmen', 'town', 20.6296, -87.0739],
    ['quinta-luna', 'Quinta Luna Hotel', 'hotel', 20.6282, -87.0708],
    ['playacar-gardens', 'Playacar Gardens Resort', 'hotel', 20.6066, -87.0921],
    ['mamitas-suites', 'Mamitas Beach Suites', 'hotel', 20.6345, -87.0636],
    ['cozumel-ferry', 'Playa del Carmen Ferry Pier (Cozumel)', 'ferry', 20.6217, -87.0757],
    ['mayakoba-lagoons', 'Mayakoba Lagoons Resort', 'hotel', 20.6905, -87.0291],
    ['ado-playa', 'Playa del Carmen Bus Terminal', 'station', 20.6238, -87.0749],
  ]),
  ...placesIn('riviera-maya', 'Carretera Federal 307, 77734 Riviera Maya, Q.R., Mexico', [
    ['puerto-aventuras', 'Puerto Aventuras', 'town', 20.5012, -87.2311],
    ['akumal', 'Akumal', 'town', 20.3961, -87.3148],
    ['tortuga-akumal', 'Tortuga Akumal Beach Resort', 'hotel', 20.4013, -87.3129],
    ['xpu-ha-cove', 'Xpu-Ha Cove Hotel', 'hotel', 20.4718, -87.2581],
    ['gran-ceiba-riviera', 'Gran Ceiba Riviera Maya', 'hotel', 20.5634, -87.1372],
    ['paraiso-kantenah', 'Paraíso Kantenah', 'hotel', 20.4407, -87.2822],
  ]),
  ...placesIn('tulum', 'Tulum, 77760 Q.R., Mexico', [
    ['tulum', 'Tulum', 'town', 20.2114, -87.4654],
    ['tulum-beach-zone', 'Tulum Beach Zone', 'town', 20.1731, -87.4486],
    ['casa-copal', 'Casa Copal Tulum', 'hotel', 20.1614, -87.4531],
    ['aldea-jaguar', 'Aldea Jaguar Eco Lodge', 'hotel', 20.2019, -87.4772],
    ['cenote-blanco', 'Cenote Blanco Villas', 'hotel', 20.2207, -87.4903],
    ['tulum-ruins', 'Tulum Archaeological Site', 'landmark', 20.2148, -87.4296],
  ]),
  ...placesIn('cozumel', 'San Miguel, 77600 Cozumel, Q.R., Mexico', [
    ['san-miguel', 'San Miguel de Cozumel', 'town', 20.5083, -86.9477],
    ['cozumel-reef', 'Cozumel Reef Lodge', 'hotel', 20.4536, -86.9871],
    ['palancar-beach', 'Palancar Beach Resort', 'hotel', 20.3722, -87.0238],
    ['cozumel-cruise-pier', 'Cozumel Cruise Pier', 'ferry', 20.4771, -86.9726],
  ]),
];

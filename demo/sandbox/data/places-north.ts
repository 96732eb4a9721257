import { placesIn } from './sandbox-place.ts';

export const northernPlaces = [
  ...placesIn('cancun-hotel-zone', 'Boulevard Kukulcán, Zona Hotelera, 77500 Cancún, Q.R., Mexico', [
    ['arrecife-grand', 'Arrecife Grand Resort', 'hotel', 21.1352, -86.7468],
    ['caracol-palms', 'Caracol Palms Hotel', 'hotel', 21.1369, -86.7497],
    ['coral-bay-cancun', 'Coral Bay Cancún', 'hotel', 21.1105, -86.7561],
    ['laguna-azul', 'Laguna Azul Suites', 'hotel', 21.0917, -86.7702],
    ['mar-turquesa', 'Mar Turquesa All Inclusive', 'hotel', 21.0736, -86.7757],
    ['punta-nizuc-villas', 'Punta Nizuc Villas', 'hotel', 21.0341, -86.7852],
    ['convention-center', 'Cancún Convention Center', 'landmark', 21.1339, -86.7478],
    ['cancun-hotel-zone', 'Cancún Hotel Zone', 'town', 21.1221, -86.7545],
  ]),
  ...placesIn('cancun-downtown', 'Centro, 77500 Cancún, Q.R., Mexico', [
    ['cancun-downtown', 'Cancún Downtown', 'town', 21.1619, -86.8515],
    ['plaza-ceiba', 'Plaza Ceiba Hotel', 'hotel', 21.1587, -86.8263],
    ['avenida-tulum-inn', 'Avenida Tulum Inn', 'hotel', 21.1644, -86.8247],
    ['ado-cancun', 'Cancún Bus Terminal', 'station', 21.1634, -86.8271],
    ['puerto-juarez', 'Puerto Juárez Ferry Pier', 'ferry', 21.1857, -86.8062],
    ['maya-train-cancun', 'Maya Train Cancún Station', 'station', 21.0571, -86.8512],
  ]),
  ...placesIn('playa-mujeres', 'Playa Mujeres, 77400 Isla Mujeres, Q.R., Mexico', [
    ['mujeres-bay', 'Mujeres Bay Resort & Spa', 'hotel', 21.2437, -86.8005],
    ['costa-blanca', 'Costa Blanca Beach Club', 'hotel', 21.2306, -86.8021],
    ['marina-hacienda', 'Marina Hacienda Suites', 'hotel', 21.2222, -86.8046],
  ]),
  ...placesIn('puerto-morelos', 'Puerto Morelos, 77580 Q.R., Mexico', [
    ['puerto-morelos', 'Puerto Morelos', 'town', 20.8476, -86.8755],
    ['selva-y-mar', 'Selva y Mar Wellness Resort', 'hotel', 20.8791, -86.8672],
    ['faro-inclinado', 'Faro Inclinado Boutique Hotel', 'hotel', 20.8469, -86.8744],
    ['bahia-petempich', 'Bahía Petempich Family Resort', 'hotel', 20.9202, -86.8422],
  ]),
  ...placesIn('chiquila', 'Chiquilá, 77965 Lázaro Cárdenas, Q.R., Mexico', [
    ['chiquila-ferry', 'Chiquilá Ferry Pier (Holbox)', 'ferry', 21.4302, -87.3378],
    ['chiquila', 'Chiquilá', 'town', 21.4262, -87.3349],
  ]),
];

import { drawVehicle } from './draw-vehicle.ts';
import { palette } from './palette.ts';
import { scene } from './scene.ts';

const { accent, deep } = palette;

/** Each vehicle from the side, facing right, its wheels at y = 250. */
const drawings: Record<string, string> = {
  sedan: drawVehicle({
    hull: 'M96 252v-27q0-17 19-20l46-8q36-33 74-33h55q34 0 62 32l31 6q28 5 28 27v23z',
    windows: ['M184 196q25-20 51-20h17v20z', 'M262 176h27q24 0 45 20h-72z'],
    wheels: [158, 343],
    doors: 'M257 198v46M190 204v20q0 20-9 20',
    handles: [236, 316],
    lights: { front: 'M396 212q14 3 14 16h-18z', rear: 'M97 216h14v14H97z' },
    stripeAt: 214,
  }),
  suv: drawVehicle({
    hull: 'M92 250v-56q0-42 32-51 10-5 28-5h142q20 0 35 14l37 40 30 7q22 5 22 27v24z',
    windows: ['M114 190q0-30 22-36h44v36z', 'M190 154h58v36h-58z', 'M258 154h30q11 0 19 8l25 28h-74z'],
    wheels: [156, 352],
    doors: 'M185 190v52M253 190v52M322 196v30',
    handles: [226, 296],
    lights: { front: 'M400 204q16 5 17 18h-20z', rear: 'M92 200h10v26H92z' },
    stripeAt: 222,
    roof: 'M140 136h150',
  }),
  limousine: drawVehicle({
    hull: 'M30 252v-24q0-16 18-19l40-7q30-29 64-29h168q32 0 60 28l52 7q28 5 28 25v19z',
    windows: [
      'M112 200q20-17 40-17h20v17z',
      'M182 183h42v17h-42z',
      'M234 183h42v17h-42z',
      'M286 183h34q22 0 42 17h-76z',
    ],
    wheels: [92, 394],
    doors: 'M177 202v42M281 202v42M362 206v30',
    handles: [160, 264, 340],
    lights: { front: 'M444 212q14 3 14 15h-18z', rear: 'M31 218h14v12H31z' },
    paint: deep,
    stripeAt: 214,
  }),
  van: drawVehicle({
    hull: 'M80 250V150q0-19 21-19h198q24 0 39 22l27 42 33 9q17 4 17 24v22z',
    windows: [
      'M96 150h60v38H96z',
      'M164 150h60v38h-60z',
      'M232 150h50v38h-50z',
      'M290 150h13q13 0 21 12l17 26h-51z',
    ],
    wheels: [146, 350],
    doors: 'M228 144v98M286 144v98M162 204h60',
    handles: [240, 298],
    lights: { front: 'M396 208q17 5 18 18h-22z', rear: 'M80 194h9v30h-9z' },
    stripeAt: 222,
  }),
  shuttle: drawVehicle({
    hull: 'M78 250V132q0-22 24-22h204q23 0 36 24l28 62 27 9q16 4 16 23v22z',
    windows: [94, 152, 210].map((x) => `M${x} 134h50v42h-50z`).concat('M268 134h38q9 0 14 10l15 32h-67z'),
    wheels: [144, 350],
    doors: 'M206 126v116M264 126v116',
    handles: [218, 276],
    lights: { front: 'M390 210q17 5 18 18h-22z', rear: 'M78 190h9v34h-9z' },
    paint: accent,
    stripeAt: 206,
  }),
  sprinter: drawVehicle({
    hull: 'M56 250V118q0-20 22-20h254q22 0 36 24l32 66 26 10q16 5 16 24v28z',
    windows: [76, 134, 192, 250]
      .map((x) => `M${x} 122h50v44h-50z`)
      .concat('M308 122h26q10 0 15 9l18 35h-59z'),
    wheels: [126, 372],
    doors: 'M246 114v128M304 114v128',
    handles: [258, 316],
    lights: { front: 'M420 206q18 5 20 18h-24z', rear: 'M56 184h9v38h-9z' },
    paint: deep,
    stripeAt: 200,
  }),
  minibus: drawVehicle({
    hull: 'M40 250V106q0-20 22-20h306q24 0 35 26l24 66q8 20 8 40v32z',
    windows: [58, 112, 166, 220, 274]
      .map((x) => `M${x} 108h46v50h-46z`)
      .concat('M330 108h36q11 0 16 13l13 37h-65z'),
    wheels: [112, 356],
    doors: 'M325 100v142',
    handles: [],
    lights: { front: 'M424 208q10 4 10 18h-20z', rear: 'M40 196h9v32h-9z' },
    stripeAt: 186,
    roof: 'M90 82h60M190 82h110',
  }),
  coach: drawVehicle({
    hull: 'M22 250V78q0-20 22-20h378q22 0 28 22l14 106v64z',
    windows: [38, 94, 150, 206, 262, 318]
      .map((x) => `M${x} 82h52v58h-52z`)
      .concat('M376 82h42q12 0 14 12l7 46h-63z'),
    wheels: [96, 136, 376],
    doors: 'M60 202h220M60 202v32M132 202v32M206 202v32M280 202v32',
    handles: [],
    lights: { front: 'M448 210q14 2 14 16h-18z', rear: 'M22 200h9v32h-9z' },
    paint: accent,
    stripeAt: 168,
    roof: 'M70 53h110M250 53h90',
  }),
};

export const vehiclePictures: Record<string, string> = Object.fromEntries(
  Object.entries(drawings).map(([id, inFront]) => [id, scene({ width: 480, height: 300, inFront })]),
);

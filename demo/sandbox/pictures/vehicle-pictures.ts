import { palette } from './palette.ts';
import { scene } from './scene.ts';

const { body, shade, accent, deep, glass, glint, tyre, rim } = palette;

/** Each vehicle from the side, facing right, wheels on y = 268. */
const drawings: Record<string, string> = {
  sedan: car({
    hull: 'M118 252v-22q0-14 16-17l38-6q30-28 62-28h46q28 0 52 27l26 5q22 4 24 22v19z',
    windows: ['M190 206q22-18 44-18h14v18z', 'M256 188h22q20 0 38 18h-60z'],
    wheels: [170, 326],
  }),
  suv: car({
    hull: 'M108 250v-48q0-36 28-44 8-4 24-4h124q18 0 30 12l32 34 26 6q18 4 18 22v22z',
    windows: ['M128 198q0-24 18-28h44v28z', 'M200 170h48v28h-48z', 'M258 170h24q10 0 17 7l20 21h-61z'],
    wheels: [164, 336],
    stripe: 'M108 224h282',
  }),
  limousine: car({
    hull: 'M40 252v-22q0-14 16-17l34-6q26-26 56-26h170q28 0 52 25l50 6q24 4 24 22v18z',
    windows: [
      'M108 206q18-17 38-17h16v17z',
      'M170 189h42v17h-42z',
      'M220 189h42v17h-42z',
      'M270 189h44q20 0 38 17h-82z',
    ],
    wheels: [98, 384],
    paint: deep,
  }),
  van: car({
    hull: 'M88 250V164q0-18 20-18h190q22 0 36 20l24 36 28 8q14 4 14 20v20z',
    windows: [
      'M104 164h56v34h-56z',
      'M168 164h56v34h-56z',
      'M232 164h48v34h-48z',
      'M288 164h12q12 0 19 11l15 23h-46z',
    ],
    wheels: [150, 342],
    stripe: 'M88 222h310',
  }),
  shuttle: car({
    hull: 'M84 250V140q0-20 22-20h196q22 0 34 22l26 56 24 8q14 4 14 20v24z',
    windows: [
      'M100 142h48v36h-48z',
      'M156 142h48v36h-48z',
      'M212 142h48v36h-48z',
      'M268 142h34q8 0 12 8l14 28h-60z',
    ],
    wheels: [146, 342],
    paint: accent,
    stripe: 'M84 208h290',
  }),
  sprinter: car({
    hull: 'M56 250V128q0-18 20-18h252q20 0 34 22l30 58 22 8q14 5 14 20v32z',
    windows: [78, 134, 190, 246].map((x) => `M${x} 132h48v40h-48z`).concat('M302 132h24q9 0 14 8l18 32h-56z'),
    wheels: [126, 366],
    paint: deep,
    stripe: 'M56 202h332',
  }),
  minibus: car({
    hull: 'M40 250V116q0-20 22-20h302q24 0 36 26l24 62q8 20 8 38v28z',
    windows: [58, 112, 166, 220, 274]
      .map((x) => `M${x} 118h46v46h-46z`)
      .concat('M328 118h34q10 0 15 12l13 34h-62z'),
    wheels: [112, 356],
    stripe: 'M40 192h386',
  }),
  coach: car({
    hull: 'M22 250V92q0-20 22-20h380q22 0 28 22l12 96v60z',
    windows: [38, 96, 154, 212, 270, 328]
      .map((x) => `M${x} 92h52v54h-52z`)
      .concat('M386 92h34q10 0 12 10l8 44h-54z'),
    wheels: [98, 134, 372],
    paint: accent,
    stripe: 'M22 184h440',
  }),
};

export const vehiclePictures: Record<string, string> = Object.fromEntries(
  Object.entries(drawings).map(([id, inFront]) => [id, scene({ width: 480, height: 300, inFront })]),
);

function car(drawing: {
  hull: string;
  windows: string[];
  wheels: number[];
  paint?: string;
  stripe?: string;
}): string {
  const { hull, windows, wheels, paint = body, stripe } = drawing;
  const dark = paint !== body;
  const first = Math.min(...wheels);
  const last = Math.max(...wheels);
  return `<ellipse cx="${(first + last) / 2}" cy="270" rx="${(last - first) / 2 + 74}" ry="7" fill="#000" opacity=".22"/>
<path d="${hull}" fill="${paint}" stroke="${dark ? paint : shade}" stroke-width="2" stroke-linejoin="round"/>
${stripe ? `<path d="${stripe}" stroke="${dark ? shade : accent}" stroke-width="5" opacity=".9"/>` : ''}
${windows.map((window) => `<path d="${window}" fill="${glass}" stroke="${glint}" stroke-width="1.5" stroke-linejoin="round"/>`).join('')}
${wheels.map(wheel).join('')}`;
}

function wheel(x: number): string {
  return `<circle cx="${x}" cy="250" r="20" fill="${tyre}"/><circle cx="${x}" cy="250" r="11" fill="${rim}"/><circle cx="${x}" cy="250" r="3.5" fill="${tyre}"/>`;
}

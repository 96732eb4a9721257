import type { Light } from './lights.ts';

/** The backdrop of every view: 600 × 400, with sky, sun and clouds; the foreground is passed as SVG. */
export function view({ sky, sun, cloud, stars }: Light, inFront: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${sun.colour}" stop-opacity=".9"/><stop offset="1" stop-color="${sun.colour}" stop-opacity="0"/></radialGradient></defs>
<rect width="600" height="400" fill="url(#sky)"/>
${stars ? starField : ''}
<circle cx="${sun.x}" cy="${sun.y}" r="130" fill="url(#glow)" opacity=".75"/><circle cx="${sun.x}" cy="${sun.y}" r="30" fill="${sun.colour}"/>
<g fill="${cloud}" opacity=".7"><path d="M70 96q8-22 34-16 12-24 42-14 22 6 20 24 24-2 24 14H66q-8-4 4-8z"/><path d="M360 60q8-16 28-12 10-18 34-10 16 4 16 18 18 0 18 11h-94q-10-3-2-7z"/></g>
${inFront}</svg>`;
}

const starField = `<g fill="#fff" opacity=".8">${[40, 96, 150, 210, 262, 330, 388, 440, 520, 566]
  .map(
    (x, index) => `<circle cx="${x}" cy="${20 + ((index * 47) % 120)}" r="${index % 3 === 0 ? 1.8 : 1.1}"/>`,
  )
  .join('')}</g>`;

/** Sea from the horizon down, with a few reflections. */
export function sea({ sea: [far, near] }: Light, from = 220): string {
  return `<linearGradient id="sea" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>
<rect y="${from}" width="600" height="${400 - from}" fill="url(#sea)"/>
<path d="M20 ${from + 16}h120M220 ${from + 10}h160M430 ${from + 20}h130M70 ${from + 38}h180M330 ${from + 46}h150M10 ${from + 70}h140M260 ${from + 84}h240" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".28"/>`;
}

/** Rows of forest, paler with distance. */
export function forest({ leaf: [front, middle, back] }: Light): string {
  return `<path d="M0 262q40-34 82-18 30-40 74-16 40-36 84-6 44-34 90-4 40-28 78 0 46-32 92 2 44-22 100 4v176H0z" fill="${back}"/>
<path d="M0 300q36-30 70-12 38-34 80-6 42-30 86 0 44-30 88 2 40-32 82 0 44-26 84 4 40-24 110 2v110H0z" fill="${middle}"/>
<path d="M0 346q50-28 96-6 44-28 92 2 50-26 98 0 46-26 92 2 54-28 104 0 50-20 118 2v54H0z" fill="${front}"/>`;
}

export function palm(x: number, y: number, size: number, { leaf }: Light): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 40Q4-20-8-92l10-2Q16-20 8 40z" fill="#7a5b3c"/>
<g fill="${leaf[0]}"><path d="M-4-94q-44-32-76 4 40-14 76-4z"/><path d="M-4-94q-32-50-74-34 42 2 74 34z"/><path d="M-4-94q4-56 50-56-32 18-50 56z"/><path d="M-4-94q50-30 80 12-42-20-80-12z"/><path d="M-4-94q44-2 56 44-20-34-56-44z"/></g></g>`;
}

export function person(x: number, y: number, size: number, shirt: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><circle cy="-44" r="8" fill="#c98f67"/><path d="M-9-35q9-6 18 0l3 26h-24z" fill="${shirt}"/><path d="M-9-9h18l-2 30h-6l-1-20-1 20h-6z" fill="#2f3e4d"/></g>`;
}

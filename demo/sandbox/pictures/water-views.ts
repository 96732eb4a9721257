import { forest, palm, sea, view } from './backdrop.ts';
import type { Light } from './lights.ts';

const hull = { bright: '#fdfefe', shade: '#cfd9dd', line: '#0b7285' };

/** Views on, by and under the water. */
export const waterViews: Record<string, (light: Light) => string> = {
  beach: (light) =>
    view(
      light,
      `${sea(light)}<path d="M0 330q170-46 330-20t270-10v100H0z" fill="${light.sand}"/><path d="M0 326q170-46 330-20t270-10" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/>
${palm(70, 350, 1.5, light)}${palm(540, 330, 1.2, light)}
<g transform="translate(330 336)"><path d="M0-70v74" stroke="#8a6844" stroke-width="5"/><path d="M-62-58q62-62 124 0z" fill="#d9534f"/><path d="M-20-58q20-58 40 0z" fill="#fff"/><path d="M-62-58q62-62 124 0" fill="none" stroke="#fff" stroke-width="2"/><path d="M24 6l48-18 6 10-46 20zM-70 8l48-16 5 9-46 19z" fill="#0b7285"/></g>`,
    ),
  ruins: (light) => {
    const [bright, plain, shade] = light.stone;
    return view(
      light,
      `${sea(light, 240)}<path d="M0 268q90-26 170-14 90 10 150 30 70 20 130 70v46H0z" fill="${shade}"/><path d="M0 262q90-26 170-14 90 10 140 32-150-6-310 20z" fill="${light.leaf[1]}"/>
<path d="M96 252V176h130v76z" fill="${plain}"/><path d="M88 176h146l-8-16H96z" fill="${bright}"/><path d="M118 160v-36h86v36z" fill="${plain}"/><path d="M112 124h98l-6-12h-86z" fill="${bright}"/><path d="M150 252v-40h26v40zM152 160v-22h20v22z" fill="${shade}"/><path d="M90 252h142v10H90z" fill="${bright}"/>
<path d="M0 372q200-50 420-2 80 10 180-10v40H0z" fill="${light.sand}"/>${palm(40, 330, 1.1, light)}${palm(520, 372, 1.2, light)}`,
    );
  },
  lagoon: (light) =>
    view(
      light,
      `${forest(light)}<ellipse cx="300" cy="344" rx="330" ry="76" fill="${light.sea[0]}"/><ellipse cx="320" cy="350" rx="180" ry="40" fill="${light.sea[1]}"/><ellipse cx="330" cy="354" rx="90" ry="20" fill="#0a4a57" opacity=".6"/>
<path d="M0 300h210v10H0z" fill="#8f6d49"/><path d="M30 310v30M90 310v34M150 310v36M200 310v38" stroke="#7a5b3c" stroke-width="7"/>${palm(540, 330, 1.2, light)}
<path d="M232 330q40 16 92 0l-10 16h-70z" fill="#d9534f"/><path d="M262 326l36-22" stroke="#7a5b3c" stroke-width="4"/>`,
    ),
  cenote: (light) =>
    view(
      light,
      `<path d="M0 0h600v400H0z" fill="${light.stone[2]}"/><path d="M120 0q-30 70 10 120 40 54 170 54t170-54q40-50 10-120z" fill="url(#sky)"/><path d="M150 0l90 260h120L450 0z" fill="#fff" opacity=".16"/>
<path d="M0 0h130q-34 70 4 124Q30 170 0 260zM600 0H470q34 70-4 124 104 46 134 136z" fill="${light.stone[1]}"/><path d="M0 0h70q-20 90 20 130Q20 170 0 220zM600 0h-70q20 90-20 130 70 40 90 90z" fill="${light.leaf[1]}" opacity=".75"/>
<ellipse cx="300" cy="336" rx="330" ry="104" fill="${light.sea[1]}"/><ellipse cx="300" cy="326" rx="220" ry="60" fill="${light.sea[0]}"/><path d="M120 330h90M260 312h120M330 356h130M170 372h110" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".4"/>
<g stroke="${light.leaf[0]}" stroke-width="3"><path d="M170 96v150M196 120v90M420 110v140M400 128v70M446 80v110"/></g><g transform="translate(330 320)"><circle r="9" fill="#c98f67"/><path d="M-22 8q22-12 44 0l-6 8h-32z" fill="#f6b73c"/></g>`,
    ),
  reef: (light) =>
    view(
      light,
      `<linearGradient id="deep" x2="0" y2="1"><stop stop-color="${light.sea[0]}"/><stop offset="1" stop-color="#063650"/></linearGradient><rect width="600" height="400" fill="url(#deep)"/><path d="M60 0l70 400h70L150 0zM290 0l10 400h90L370 0zM480 0l-30 400h60L560 0z" fill="#fff" opacity=".08"/>
<path d="M0 356q120-40 240-14t360-10v68H0z" fill="${light.sand}" opacity=".6"/>
<g fill="none" stroke-linecap="round" stroke-width="12"><path d="M90 372v-60M90 340l-24-26M90 332l26-28" stroke="#e8788a"/><path d="M500 366v-74M500 336l-28-24M500 322l24-26" stroke="#f2a65a"/></g><g fill="#b06ab3"><circle cx="170" cy="356" r="26"/><circle cx="204" cy="364" r="20"/></g><path d="M390 372q-6-46 30-52 36 6 30 52z" fill="#5fb89b"/>
${fish(250, 150, 1.3, '#f6b73c')}${fish(330, 190, 1, '#f6b73c')}${fish(200, 220, 0.9, '#4fc3f7')}${fish(420, 130, 1.1, '#4fc3f7')}${fish(450, 230, 0.8, '#e8788a')}
<g transform="translate(120 120) rotate(-12)"><ellipse rx="42" ry="28" fill="#5d8f55"/><path d="M-26-12h18v24h-18zM-4-16H14V16H-4zM18-12h12v22H18z" fill="#7fb069"/><circle cx="52" cy="-4" r="12" fill="#8cb87a"/><path d="M18-24q30-26 42-14-14 2-26 22zM-18 24q-8 24-28 18 12-8 10-24z" fill="#8cb87a"/></g>`,
    ),
  catamaran: (light) =>
    view(
      light,
      `${sea(light, 250)}<path d="M318 40v250h-8z" fill="#5b4a3a"/><path d="M322 50q120 90 128 216H322z" fill="#fff"/><path d="M322 190q70 20 122 40l6 36H322z" fill="#0b7285"/><path d="M306 70q-86 96-100 196h100z" fill="#f3f7f8"/><path d="M306 210q-50 18-92 30l-8 26h100z" fill="#f6b73c"/>
<path d="M150 276h330q-12 36-44 44H206q-40-8-56-44z" fill="${hull.bright}"/><path d="M150 276h330l-4 12H158z" fill="${hull.line}"/><path d="M176 306q130 26 286-4-10 16-26 18H206q-18-2-30-14z" fill="${hull.shade}"/><path d="M110 326q200 26 420 0" stroke="#fff" stroke-width="6" fill="none" opacity=".55"/>`,
    ),
  yacht: (light) =>
    view(
      light,
      `${sea(light, 240)}<path d="M90 262h430q-20 56-78 64H190q-66-6-100-64z" fill="${hull.bright}"/><path d="M92 266h426l-8 18H104z" fill="${light.sky[0]}"/><path d="M170 262l30-50h190l54 50z" fill="#fff"/><path d="M214 252l18-28h60v28zM304 252v-28h72l30 28z" fill="#28444d"/><path d="M236 212l20-34h90l26 34z" fill="#f3f7f8"/><path d="M262 204l12-18h62l14 18z" fill="#28444d"/><path d="M300 178v-34M300 150h26" stroke="#cfd9dd" stroke-width="4"/><path d="M120 308q160 30 330 0-20 16-60 18H190q-44-2-70-18z" fill="${hull.shade}"/><path d="M60 332q230 28 490 0" stroke="#fff" stroke-width="6" fill="none" opacity=".55"/>`,
    ),
};

function fish(x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-26 0q22-24 48 0-26 24-48 0z" fill="${colour}"/><path d="M-22 0l-18-13v26z" fill="${colour}"/><path d="M0-12v24" stroke="#fff" stroke-width="4" opacity=".7"/><circle cx="12" cy="-3" r="2.6" fill="#0d1633"/></g>`;
}

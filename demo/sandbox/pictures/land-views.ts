import { forest, palm, person, view } from './backdrop.ts';
import type { Light } from './lights.ts';

/** Views on land. */
export const landViews: Record<string, (light: Light) => string> = {
  pyramid: (light) => {
    const [bright, plain, shade] = light.stone;
    const steps = Array.from({ length: 9 }, (_, step) => {
      const half = 178 - step * 16;
      const y = 306 - step * 20;
      return `<path d="M${300 - half} ${y}h${half * 2}l-8-20h-${half * 2 - 16}z" fill="${step % 2 ? plain : bright}"/><path d="M${300 + half * 0.45} ${y}h${half * 0.55}l-8-20h-${half * 0.55 - 4}z" fill="${shade}" opacity=".45"/>`;
    }).join('');
    return view(
      light,
      `${forest(light)}<path d="M0 318q300-26 600 0v82H0z" fill="${light.leaf[1]}"/><ellipse cx="300" cy="312" rx="230" ry="12" fill="#000" opacity=".18"/>${steps}
<rect x="262" y="100" width="76" height="30" fill="${bright}"/><rect x="256" y="92" width="88" height="10" fill="${plain}"/><rect x="290" y="108" width="20" height="22" fill="${shade}"/>
<path d="M272 306l14-176h28l14 176z" fill="${plain}"/><path d="M276 296h48M278 276h44M280 256h40M282 236h36M284 216h32M285 196h30M287 176h26M288 156h24M289 140h22" stroke="${shade}" stroke-width="3" opacity=".6"/>
${person(150, 350, 0.8, '#d9534f')}${person(178, 354, 0.7, '#0b7285')}${palm(540, 340, 0.9, light)}`,
    );
  },
  jungle: (light) =>
    view(
      light,
      `${forest(light)}<path d="M240 400q40-60 50-90 20-30 40-34-8 30 6 54 20 34 74 70z" fill="${light.sand}" opacity=".85"/>
${palm(70, 350, 1.3, light)}${palm(520, 340, 1.5, light)}${palm(440, 320, 0.9, light)}
<g fill="none" stroke="#22292c" stroke-width="4"><circle cx="292" cy="342" r="15"/><circle cx="334" cy="342" r="15"/><path d="M292 342l14-24h22l-14 24zM306 318l-3-8h-8M328 318l6 24M326 312h10"/></g>${person(314, 312, 0.75, '#f6b73c')}`,
    ),
  town: (light) => {
    const houses = [
      ['#e9b44c', 30, 96, 190],
      ['#d86c5b', 124, 84, 170],
      ['#5fa8a3', 206, 92, 200],
      ['#f1dcae', 400, 92, 180],
      ['#c97b84', 490, 96, 196],
    ] as const;
    const lit = light.stars ? '#ffd98a' : '#33505c';
    return view(
      light,
      `<path d="M0 330h600v70H0z" fill="${light.stone[1]}"/><path d="M0 330h600" stroke="${light.stone[2]}" stroke-width="4"/>
${houses.map(([colour, x, width, height]) => house({ colour, x, width, height, lit, shade: light.stars ? 0.45 : 0 })).join('')}
<path d="M300 330V176h96v154z" fill="${light.stone[0]}"/><path d="M300 176h22v-46q0-14 11-14t11 14v46h10v-46q0-14 11-14t11 14v46h20v12h-86z" fill="${light.stone[0]}"/><path d="M332 330v-54q0-18 16-18t16 18v54z" fill="${light.stone[2]}"/><circle cx="348" cy="216" r="14" fill="${light.stone[1]}"/><path d="M333 116v-14M365 116v-14M328 108h10M360 108h10" stroke="${light.stone[2]}" stroke-width="3"/>
<path d="M0 142q150 54 300 6t300-6" fill="none" stroke="${light.stone[2]}" stroke-width="1.5"/>${['#d9534f', '#f6b73c', '#0b7285', '#2f7d5b', '#d9534f', '#f6b73c', '#0b7285', '#2f7d5b', '#d9534f', '#f6b73c'].map((colour, index) => `<path d="M${26 + index * 58} ${150 + 14 * Math.sin(index * 0.66)}h24v22l-6-5-6 5-6-5-6 5z" fill="${colour}"/>`).join('')}
${person(250, 366, 0.85, '#0b7285')}${person(276, 370, 0.8, '#f9fbfb')}`,
    );
  },
  zipline: (light) =>
    view(
      light,
      `${forest(light)}<path d="M40 110v240h26V110z" fill="#7a5b3c"/><path d="M16 138h76v12H16z" fill="#8f6d49"/><path d="M60 100Q300 210 600 214" fill="none" stroke="#22292c" stroke-width="3"/>
<g transform="translate(300 172)"><path d="M0 0v34" stroke="#22292c" stroke-width="3"/><circle cy="0" r="6" fill="#22292c"/></g>
<g transform="translate(300 262) rotate(-14)"><circle cy="-44" r="11" fill="#c98f67"/><path d="M-11-48q0-12 11-12t11 12z" fill="#d9534f"/><path d="M-12-32q12-8 24 0l5 32h-34z" fill="#f6b73c"/><path d="M-10 0h22l18 16-6 6-20-12-12-2z" fill="#2f3e4d"/><path d="M-6-30L0-58l6 28" stroke="#c98f67" stroke-width="6" fill="none"/></g>${palm(540, 350, 1.2, light)}`,
    ),
};

interface House {
  colour: string;
  x: number;
  width: number;
  height: number;
  lit: string;
  shade: number;
}

function house({ colour, x, width, height, lit, shade }: House): string {
  const y = 330 - height / 1.6;
  const windows = [0.18, 0.6].map(
    (at) =>
      `<rect x="${x + width * at}" y="${y + 22}" width="${width * 0.22}" height="32" rx="2" fill="${lit}" stroke="#fff" stroke-width="3"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${330 - y}" fill="${colour}"/><rect x="${x - 3}" y="${y - 6}" width="${width + 6}" height="8" fill="#fff" opacity=".85"/>
<rect x="${x}" y="${y}" width="${width}" height="${330 - y}" fill="#0d1633" opacity="${shade}"/>${windows.join('')}<path d="M${x + width * 0.38} 330v-40q0-12 ${width * 0.12}-12t${width * 0.12} 12v40z" fill="#6b4a35"/>`;
}

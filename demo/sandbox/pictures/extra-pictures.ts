import { palette } from './palette.ts';

const { accent, deep, sea, sky, sand, leaf, sun, light, shade, rim, tyre, glass, rear } = palette;

/** The drawings of extras: 480 × 300, in front of a wide, light shape. */
const drawings: Record<string, string> = {
  'child-seat': `<path d="M176 84q0-34 34-34h60q34 0 34 34v96H176z" fill="${deep}"/>
<path d="M194 92q0-24 24-24h44q24 0 24 24v88h-92z" fill="${accent}"/>
<path d="M158 176q0-16 16-16h132q16 0 16 16v36q0 30-30 30H188q-30 0-30-30z" fill="${deep}"/>
<path d="M182 190q0-12 12-12h92q12 0 12 12v14q0 16-16 16h-84q-16 0-16-16z" fill="${sea}"/>
<path d="M212 84l22 92M268 84l-22 92" stroke="${light}" stroke-width="11" stroke-linecap="round"/>
<rect x="226" y="166" width="28" height="24" rx="7" fill="${rear}"/>
<path d="M170 96q-18 6-18 30v34M310 96q18 6 18 30v34" fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"/>`,
  'booster-seat': `<path d="M150 152q0-14 14-14h14q14 0 14 14v34h96v-34q0-14 14-14h14q14 0 14 14v60q0 26-26 26H176q-26 0-26-26z" fill="${deep}"/>
<path d="M192 166h96v22q0 14-14 14h-68q-14 0-14-14z" fill="${accent}"/>
<path d="M206 178h68" stroke="${sea}" stroke-width="7" stroke-linecap="round"/>
<path d="M240 74l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" fill="${light}"/>`,
  'fast-lane': `<rect x="168" y="52" width="122" height="166" rx="14" fill="${deep}"/>
<circle cx="229" cy="118" r="32" fill="none" stroke="${light}" stroke-width="5"/>
<path d="M197 118h64M229 86q-20 32 0 64M229 86q20 32 0 64" fill="none" stroke="${light}" stroke-width="4"/>
<path d="M204 178h50" stroke="${light}" stroke-width="7" stroke-linecap="round"/>
<path d="M262 86l62 18q10 3 7 13l-30 106q-3 10-13 7l-8-2V100z" fill="${sun}"/>
<path d="M350 190h52m-18-18 18 18-18 18" fill="none" stroke="${accent}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M78 112h58M60 146h76M84 180h52" stroke="${accent}" stroke-width="9" stroke-linecap="round" opacity=".5"/>`,
  'welcome-drink': `<path d="M162 92h86l-12 130q-1 12-13 12h-36q-12 0-13-12z" fill="#fff" opacity=".92"/>
<path d="M168 130h74l-9 88q-1 10-11 10h-34q-10 0-11-10z" fill="${sun}"/>
<path d="M214 130l26-82 26-8" fill="none" stroke="${rear}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="172" cy="92" r="27" fill="${light}"/><circle cx="172" cy="92" r="18" fill="#fff3cf"/>
<path d="M172 74v36M154 92h36M159 79l26 26M185 79l-26 26" stroke="${light}" stroke-width="3"/>
<path d="M286 102h34q6 0 6 6v16l8 18v82q0 10-10 10h-42q-10 0-10-10v-82l8-18v-16q0-6 6-6z" fill="${sea}"/>
<rect x="272" y="158" width="62" height="42" fill="${accent}"/><rect x="289" y="88" width="28" height="16" rx="4" fill="${deep}"/>
<path d="M284 179q9-9 18 0t18 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  'grocery-stop': `<path d="M138 118h204l-20 104q-3 14-17 14H175q-14 0-17-14z" fill="${accent}"/>
<path d="M126 104h228q9 0 9 9v8q0 9-9 9H126q-9 0-9-9v-8q0-9 9-9z" fill="${deep}"/>
<path d="M178 152l8 58M220 152l4 58M262 152l-4 58M304 152l-8 58" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".65"/>
<path d="M176 102q-8-44 26-50 34 6 26 50z" fill="${rear}"/><path d="M202 52q0-14 12-18" fill="none" stroke="${leaf}" stroke-width="6" stroke-linecap="round"/>
<path d="M240 102V52q0-8 8-8h22q8 0 8 8v50z" fill="#fff"/><path d="M240 66h38v18h-38z" fill="${sea}"/>
<path d="M292 102q-6-30 8-58 6-12 14 0 14 28 8 58z" fill="${sun}"/><path d="M300 40l-12-18M308 36V16M314 40l12-18" stroke="${leaf}" stroke-width="6" stroke-linecap="round"/>`,
  'sim-card': `<path d="M182 60h78l44 44v122q0 16-16 16H182q-16 0-16-16V76q0-16 16-16z" fill="${deep}"/>
<rect x="194" y="138" width="82" height="72" rx="12" fill="${light}"/>
<path d="M194 162h26v24h-26M276 162h-26v24h26M220 138v72M250 138v72" fill="none" stroke="${deep}" stroke-width="4"/>
<path d="M330 96q20 20 0 44M350 78q36 40 0 80M370 60q52 58 0 116" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"/>`,
  surfboard: `<path d="M196 30q44 62 44 128 0 60-24 92h-40q-24-32-24-92 0-66 44-128z" fill="${sun}"/>
<path d="M196 34v212" stroke="#fff" stroke-width="6"/><path d="M153 138h86M155 166h83" stroke="${accent}" stroke-width="12"/>
<path d="M286 96h54q14 0 14 14v120q0 18-18 18h-46q-18 0-18-18V110q0-14 14-14z" fill="${deep}"/>
<path d="M280 150h68v50h-68z" fill="${accent}"/><path d="M292 96l-8-54M312 96V34M332 96l10-50" stroke="${rim}" stroke-width="6" stroke-linecap="round"/>
<path d="M274 42q0-10 10-10h12v16h-14q-8 0-8-6zM302 34q0-12 12-12h14v18h-18q-8 0-8-6zM332 46q0-12 12-12h12v18h-16q-8 0-8-6z" fill="${tyre}"/>
<circle cx="376" cy="236" r="12" fill="#fff" stroke="${shade}" stroke-width="3"/>`,
};

/** The drawings by extra. */
export const extraPictures = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => [name, onGround(drawing)]),
);

function onGround(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
<rect width="480" height="300" fill="${sky}"/><circle cx="240" cy="140" r="132" fill="#fff" opacity=".5"/>
<path d="M0 238q120-18 240-6t240-6v74H0z" fill="${sand}"/><ellipse cx="240" cy="246" rx="150" ry="11" fill="${glass}" opacity=".16"/>
${drawing}</svg>`;
}

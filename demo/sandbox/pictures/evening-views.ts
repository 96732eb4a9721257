import { palm, person, view } from './backdrop.ts';
import type { Light } from './lights.ts';

/** Views of tables and stages. */
export const eveningViews: Record<string, (light: Light) => string> = {
  table: (light) =>
    view(
      light,
      `<path d="M0 20q150 60 300 10t300-10" fill="none" stroke="#22292c" stroke-width="2"/>${[40, 110, 180, 250, 320, 390, 460, 530].map((x, index) => `<circle cx="${x}" cy="${44 + 10 * Math.sin(index)}" r="9" fill="#ffd98a"/><circle cx="${x}" cy="${44 + 10 * Math.sin(index)}" r="22" fill="#ffd98a" opacity=".22"/>`).join('')}
${palm(60, 260, 1.2, light)}<path d="M0 236h600v164H0z" fill="#8f5b3a"/><path d="M0 236h600v12H0z" fill="#a9713f"/><path d="M0 290h600M0 344h600" stroke="#7a4a2d" stroke-width="2" opacity=".6"/>
<ellipse cx="210" cy="320" rx="128" ry="44" fill="#f4ead5"/><ellipse cx="210" cy="316" rx="100" ry="32" fill="#e2d3b4"/>${[150, 210, 270].map((x) => `<path d="M${x - 34} 322q4-46 34-46t34 46z" fill="#f2c14e"/><path d="M${x - 30} 312q8-34 30-34t30 34z" fill="#7a3f25"/><path d="M${x - 24} 292q6 8 12 0t12 0 12 0 12 0" fill="none" stroke="#4caf50" stroke-width="6"/><circle cx="${x - 8}" cy="290" r="5" fill="#d9534f"/><circle cx="${x + 12}" cy="288" r="5" fill="#fff"/>`).join('')}
<path d="M420 244l12 86h50l12-86z" fill="#cfe8ea" opacity=".85"/><path d="M424 272l8 56h50l8-56z" fill="#f6b73c" opacity=".85"/><circle cx="486" cy="246" r="17" fill="#7cb342"/><circle cx="486" cy="246" r="12" fill="#dcedc8"/>
<ellipse cx="372" cy="346" rx="34" ry="13" fill="#3b2a20"/><ellipse cx="372" cy="342" rx="26" ry="9" fill="#c0392b"/>`,
    ),
  show: (light) =>
    view(
      light,
      `<path d="M0 260h600v140H0z" fill="#2a1f33"/><ellipse cx="300" cy="286" rx="250" ry="42" fill="#6b4a35"/><ellipse cx="300" cy="280" rx="250" ry="40" fill="#8f6347"/>
<path d="M110 40l120 240h60zM490 40L370 280h-60z" fill="#ffd98a" opacity=".28"/><path d="M0 0h70v270H0zM530 0h70v270h-70z" fill="#a32f3c"/><path d="M16 0v270M38 0v270M58 0v270M544 0v270M566 0v270M586 0v270" stroke="#7a1f2b" stroke-width="4"/>
${dancer(210, 262, '#f6b73c')}${dancer(390, 262, '#0b7285')}
<g transform="translate(300 250)"><path d="M-70 10Q0-120 70 10z" fill="#e8788a"/><path d="M-70 10q35 16 70 16t70-16" fill="#d9534f"/><path d="M-40-30q40 20 80 0" stroke="#fff" stroke-width="5" fill="none"/><circle cy="-70" r="13" fill="#c98f67"/><path d="M-14-72q14-26 28 0z" fill="#22292c"/><path d="M-24-30l-26-26M24-30l26-26" stroke="#c98f67" stroke-width="8" stroke-linecap="round"/></g>
${[60, 130, 200, 270, 340, 410, 480, 550].map((x, index) => person(x, 398 + (index % 2) * 8, 1.3, index % 2 ? '#3d3450' : '#4a3d5e')).join('')}`,
    ),
};

function dancer(x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${y})"><circle cy="-66" r="10" fill="#c98f67"/><path d="M-14-74q-6-26 14-30 20 4 14 30z" fill="#4caf50"/><path d="M-12-54h24l8 40h-40z" fill="${colour}"/><path d="M-8-14h16l6 30h-7l-7-24-7 24h-7z" fill="#c98f67"/><path d="M-12-50l-22-22M12-50l22-22" stroke="#c98f67" stroke-width="7" stroke-linecap="round"/><path d="M-38-78q-8-18 4-30 12 12 4 30zM38-78q-8-18-4-30 12 12 4 30z" fill="#ff9e3d"/></g>`;
}

import { palette } from './palette.ts';

const { body, shade, accent, glass, glint, tyre, rim, light, rear } = palette;

/** What differs between vehicles; shapes are SVG paths. */
interface VehicleDrawing {
  hull: string;
  windows: string[];
  /** Centres of the wheels. */
  wheels: number[];
  /** Lines between doors and hatches. */
  doors: string;
  /** Where door handles begin. */
  handles: number[];
  lights: { front: string; rear: string };
  stripeAt: number;
  roof?: string;
  paint?: string;
}

/** A vehicle with its shadow; the stripe and the sill are clipped to the hull. */
export function drawVehicle(drawing: VehicleDrawing): string {
  const { hull, windows, wheels, doors, handles, lights, stripeAt, roof, paint = body } = drawing;
  const dark = paint !== body;
  const line = dark ? '#ffffff' : '#9fb0b6';
  return `<clipPath id="hull"><path d="${hull}"/></clipPath>
${shadow(wheels)}
${roof ? `<path d="${roof}" stroke="${dark ? '#07353f' : shade}" stroke-width="9" stroke-linecap="round"/>` : ''}
<path d="${hull}" fill="${paint}"/>
<g clip-path="url(#hull)"><path d="M0 ${stripeAt}h480" stroke="${dark ? shade : accent}" stroke-width="5" opacity="${dark ? 0.75 : 1}"/>
<path d="M0 246h480" stroke="#000" stroke-width="12" opacity=".2"/>
<path d="${hull}" fill="none" stroke="#000" stroke-width="3" opacity=".12"/>
${wheels.map((x) => `<circle cx="${x}" cy="250" r="27" fill="#1a2023"/>`).join('')}</g>
${windows.map(pane).join('')}
<path d="${doors}" fill="none" stroke="${line}" stroke-width="2" opacity="${dark ? 0.3 : 0.8}"/>
${handles.map((x) => `<rect x="${x}" y="${stripeAt - 13}" width="12" height="4" rx="2" fill="${line}" opacity=".8"/>`).join('')}
<path d="${lights.front}" fill="${light}"/><path d="${lights.rear}" fill="${rear}"/>
${wheels.map(wheel).join('')}`;
}

function shadow(wheels: number[]): string {
  const first = Math.min(...wheels);
  const last = Math.max(...wheels);
  return `<ellipse cx="${(first + last) / 2}" cy="270" rx="${(last - first) / 2 + 64}" ry="7" fill="#000" opacity=".25"/>`;
}

function pane(path: string): string {
  return `<path d="${path}" fill="${glass}" stroke="${glint}" stroke-width="2" stroke-linejoin="round"/>`;
}

function wheel(x: number): string {
  return `<circle cx="${x}" cy="250" r="21" fill="${tyre}"/><circle cx="${x}" cy="250" r="12" fill="${rim}"/>
<path d="M${x} 240v20M${x - 10} 250h20M${x - 7} 243l14 14M${x - 7} 257l14-14" stroke="${tyre}" stroke-width="2" opacity=".45"/><circle cx="${x}" cy="250" r="4" fill="${tyre}"/>`;
}

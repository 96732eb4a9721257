import type { ElementOptions } from '../../options/attributes.ts';
import { registry } from '../../platform/registry.ts';
import { colorSchemes, isPainted, themeProperties } from '../theme.ts';

/** Until the company's colour is known. */
export const NEUTRAL = '#6b7280';

/** Shows the theme that options ask for, and the company's colour as soon as its settings have arrived. */
export function createFirstFormTheme(root: HTMLElement) {
  let options: ElementOptions;
  let answer: Promise<Response> | undefined;
  let companyColor: string | undefined;

  const show = () => {
    const properties = themeProperties(options, companyColor ?? NEUTRAL);
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value ?? '');
    root.style.colorScheme = colorSchemes[options.colorScheme] ?? '';
    root.dataset.density = options.density;
    root.toggleAttribute('data-painted', isPainted(options));
  };

  const readColor = async (settings: Promise<Response>) => {
    const json = (await (await settings).clone().json()) as { primaryColor?: unknown } | null;
    const color = json?.primaryColor;
    if (typeof color !== 'string' || !CSS.supports('color', color)) return;
    companyColor = color;
    show();
  };

  return (next: ElementOptions, settingsUrl: string): void => {
    options = next;
    show();
    answer ??= registry().prefetched.get(settingsUrl);
    // What is wrong with the settings is for the view to say.
    if (answer && companyColor === undefined) void readColor(answer).catch(() => undefined);
  };
}

import { parseWebUrl } from '../../../src/lib/parse-url.ts';
import type { ApiOutcome, ApiProbe, Examination } from '../examine/examination.ts';
import { rawText } from './raw-text.ts';
import type { Occurrence, Rule } from './rule.ts';

/** How wrong a clock may be, in milliseconds: caches and slow networks explain less. */
const MAX_CLOCK_ERROR_MS = 5 * 60_000;

/** What keeps the page from talking to the provider. */
export const apiRules: Rule[] = [
  {
    code: 'api-base-wrong',
    severity: 'error',
    find: (examination) => [
      ...examination.elements.flatMap(({ subject, read }) => {
        const raw = read('api-base');
        const isUrl = typeof raw === 'string' && (raw.trim() === '' || parseWebUrl(raw) !== undefined);
        return raw === undefined || raw === null || isUrl
          ? []
          : [{ subject, values: { apiBase: rawText(raw), answer: 'not an absolute URL' } }];
      }),
      ...probed(examination, 'not-found', 'wrong'),
    ],
    words: {
      en: {
        message: 'api-base="{apiBase}" is not the base path of a provider ({answer}).',
        fix: 'Copy the base path from your provider, without /settings at its end, and open {apiBase}/settings?lang=en: it must show JSON.',
      },
      es: {
        message: 'api-base="{apiBase}" no es la ruta base de un proveedor ({answer}).',
        fix: 'Copie la ruta base de su proveedor, sin /settings al final, y abra {apiBase}/settings?lang=en: debe mostrar JSON.',
      },
    },
  },
  {
    code: 'api-html',
    severity: 'error',
    find: (examination) => probed(examination, 'html'),
    words: {
      en: {
        message: '{apiBase}/settings answers with a web page instead of data.',
        fix: 'Point api-base to the provider’s API instead of its website; behind a login, firewall or bot check, let these requests pass.',
      },
      es: {
        message: '{apiBase}/settings responde con una página web en lugar de datos.',
        fix: 'Dirija api-base a la API del proveedor y no a su sitio web; si hay un inicio de sesión, un firewall o una verificación de bots, permita estas solicitudes.',
      },
    },
  },
  {
    code: 'api-cors',
    severity: 'error',
    find: (examination) => probed(examination, 'no-cors'),
    words: {
      en: {
        message: '{apiBase} answers, but does not allow this site to read the answer.',
        fix: 'The provider must send Access-Control-Allow-Origin: * (or this site’s origin) with every answer, errors included.',
      },
      es: {
        message: '{apiBase} responde, pero no permite que este sitio lea la respuesta.',
        fix: 'El proveedor debe enviar Access-Control-Allow-Origin: * (o el origen de este sitio) en cada respuesta, incluidos los errores.',
      },
    },
  },
  {
    code: 'api-mixed-content',
    severity: 'error',
    find: ({ elements, page }) =>
      elements.flatMap(({ subject, read }) => {
        const url = apiUrlOf(read('api-base'));
        return page?.isSecure && url?.protocol === 'http:' && !isLocal(url.hostname)
          ? [{ subject, values: { apiBase: url.href } }]
          : [];
      }),
    words: {
      en: {
        message: 'The page is https, so browsers block requests to {apiBase}.',
        fix: 'Use the https URL of the provider.',
      },
      es: {
        message: 'La página es https, y los navegadores bloquean las solicitudes a {apiBase}.',
        fix: 'Use la URL https del proveedor.',
      },
    },
  },
  {
    code: 'api-unreachable',
    severity: 'error',
    find: (examination) => probed(examination, 'unreachable'),
    words: {
      en: {
        message: '{apiBase} does not answer.',
        fix: 'Check the host name, the connection and ad blockers, and ask the provider.',
      },
      es: {
        message: '{apiBase} no responde.',
        fix: 'Revise el nombre del servidor, la conexión y los bloqueadores de anuncios, y consulte al proveedor.',
      },
    },
  },
  {
    code: 'api-failing',
    severity: 'error',
    find: (examination) => probed(examination, 'failing'),
    words: {
      en: {
        message: '{apiBase}/settings answers with an error ({answer}).',
        fix: 'Ask the provider; visitors see a button to try again, and your link.',
      },
      es: {
        message: '{apiBase}/settings responde con un error ({answer}).',
        fix: 'Consulte al proveedor; los visitantes ven un botón para reintentar y su enlace.',
      },
    },
  },
  {
    code: 'sandbox-in-production',
    severity: 'error',
    find: ({ elements, page }) =>
      elements.flatMap(({ subject, read }) =>
        ['api-base', 'hosted-url'].flatMap((attribute) => {
          const url = apiUrlOf(read(attribute));
          return page?.isSecure && url && isSandbox(url.hostname)
            ? [{ subject, values: { attribute, url: url.href } }]
            : [];
        }),
      ),
    words: {
      en: {
        message: '{attribute} is {url}, a test system, on a public page: bookings there are not real.',
        fix: 'Replace it with the production URL before visitors come.',
      },
      es: {
        message:
          '{attribute} es {url}, un sistema de pruebas, en una página pública: sus reservas no son reales.',
        fix: 'Reemplácelo por la URL de producción antes de recibir visitantes.',
      },
    },
  },
  {
    code: 'clock-wrong',
    severity: 'warning',
    find: ({ page }) => {
      const ahead = page?.apis.find(({ clockAhead }) => clockAhead !== undefined)?.clockAhead ?? 0;
      if (Math.abs(ahead) <= MAX_CLOCK_ERROR_MS) return [];
      return [{ values: { minutes: String(Math.round(ahead / 60_000)) } }];
    },
    words: {
      en: {
        message: 'The clock of this device differs from the provider’s by {minutes} minutes.',
        fix: 'Set the clock of this device. If it is right, tell the provider: lead times are checked against theirs.',
      },
      es: {
        message: 'El reloj de este dispositivo difiere del reloj del proveedor por {minutes} minutos.',
        fix: 'Ajuste el reloj de este dispositivo. Si es correcto, avise al proveedor: las anticipaciones se comparan con el suyo.',
      },
    },
  },
];

/** Where probes had one of these outcomes. */
function probed({ page }: Examination, ...outcomes: ApiOutcome[]): Occurrence[] {
  return (page?.apis ?? [])
    .filter(({ outcome }) => outcomes.includes(outcome))
    .map((probe) => ({
      subject: probe.apiBase,
      values: { apiBase: probe.apiBase, answer: answerOf(probe) },
    }));
}

function answerOf({ outcome, status }: ApiProbe): string {
  return outcome === 'wrong' ? 'its settings are not JSON of a provider' : `HTTP ${status ?? '?'}`;
}

function apiUrlOf(raw: unknown): URL | undefined {
  return typeof raw === 'string' ? parseWebUrl(raw) : undefined;
}

function isLocal(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

function isSandbox(host: string): boolean {
  return isLocal(host) || /(^|[.-])sandbox([.-]|$)/.test(host);
}

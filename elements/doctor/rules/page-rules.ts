import type { Examination } from '../examine/examination.ts';
import { rawText } from './raw-text.ts';
import type { Rule } from './rule.ts';

/** What the rest of the page, and the browser, do to the elements. */
export const pageRules: Rule[] = [
  {
    code: 'native-broken',
    severity: 'error',
    find: ({ page }) =>
      page?.brokenNatives.length ? [{ values: { names: page.brokenNatives.join(', ') } }] : [],
    words: {
      en: {
        message: 'Scripts of the page have broken what the elements need: {names}.',
        fix: 'Update or remove the library that replaces them; a global variable of the same name has the same effect.',
      },
      es: {
        message: 'Los scripts de la página dañaron lo que los elementos necesitan: {names}.',
        fix: 'Actualice o quite la biblioteca que los reemplaza; una variable global con el mismo nombre tiene el mismo efecto.',
      },
    },
  },
  {
    code: 'native-replaced',
    severity: 'hint',
    find: ({ page }) =>
      page?.replacedNatives.length ? [{ values: { names: page.replacedNatives.join(', ') } }] : [],
    words: {
      en: {
        message: 'Scripts of the page have replaced or added: {names}.',
        fix: 'Nothing needs to be done. If something fails on this page only, these scripts are the first suspects.',
      },
      es: {
        message: 'Los scripts de la página reemplazaron o agregaron: {names}.',
        fix: 'No hace falta nada. Si algo falla solo en esta página, sospeche primero de estos scripts.',
      },
    },
  },
  {
    code: 'name-taken',
    severity: 'warning',
    find: (examination) =>
      Object.entries(usedGlobals(examination)).flatMap(([name, users]) => {
        const type = examination.page?.globals[name];
        const isTaken = users.length > 0 && type !== undefined && type !== expectedTypes[name];
        return isTaken ? [{ subject: name, values: { name, type } }] : [];
      }),
    words: {
      en: {
        message: 'The global name “{name}” is taken by something else on this page ({type}).',
        fix: 'Rename the element with this id or name, or the variable.',
      },
      es: {
        message: 'El nombre global “{name}” lo ocupa otra cosa en esta página ({type}).',
        fix: 'Cambie el nombre del elemento con ese id o name, o el de la variable.',
      },
    },
  },
  {
    code: 'analytics-absent',
    severity: 'warning',
    find: (examination) => {
      const used = usedGlobals(examination);
      return ['dataLayer', 'gtag'].flatMap((name) =>
        examination.page?.globals[name] === undefined
          ? (used[name] ?? []).map((subject) => ({ subject, values: { name } }))
          : [],
      );
    },
    words: {
      en: {
        message: 'The analytics attribute names a receiver that is not on the page: there is no {name}.',
        fix: 'Add Google’s tag to the page, before or after the elements, or correct the attribute.',
      },
      es: {
        message: 'El atributo analytics nombra un receptor que no está en la página: no existe {name}.',
        fix: 'Agregue la etiqueta de Google a la página, antes o después de los elementos, o corrija el atributo.',
      },
    },
  },
  {
    code: 'consent-undecided',
    severity: 'hint',
    find: ({ elements, page }) =>
      page && !page.isConsentDecided
        ? elements
            .filter(({ read }) => rawText(read('consent')).trim().toLowerCase() === 'auto')
            .map(({ subject }) => ({ subject }))
        : [],
    words: {
      en: {
        message: 'consent="auto" has no answer from a consent tool yet, so the map and analytics stay off.',
        fix: 'Answer the consent banner and check again. If the page has none of the tools that the elements know (TCF 2, WP Consent API, Cookiebot, OneTrust, Google Consent Mode), call setConsent().',
      },
      es: {
        message:
          'consent="auto" aún no tiene respuesta de una herramienta de consentimiento: el mapa y la analítica siguen desactivados.',
        fix: 'Responda el aviso de consentimiento y revise de nuevo. Si la página no tiene ninguna de las herramientas compatibles (TCF 2, WP Consent API, Cookiebot, OneTrust, Google Consent Mode), llame a setConsent().',
      },
    },
  },
  {
    code: 'maps-key-refused',
    severity: 'warning',
    find: ({ page }) =>
      page?.refusedMapsService === undefined ? [] : [{ values: { service: page.refusedMapsService } }],
    words: {
      en: {
        message: 'Google refuses the maps-key for the {service}, so no map is shown on this page.',
        fix: 'In the Google Cloud console, enable billing and the {service}, and allow both this site and this API in the restrictions of the key.',
      },
      es: {
        message: 'Google rechaza el maps-key para la {service}, y en esta página no se muestra ningún mapa.',
        fix: 'En la consola de Google Cloud, active la facturación y la {service}, y permita tanto este sitio como esta API en las restricciones de la clave.',
      },
    },
  },
  {
    code: 'storage-denied',
    severity: 'warning',
    find: ({ page, elements }) =>
      page?.isStorageDenied && elements.some(({ read }) => read('storage') !== 'memory') ? [{}] : [],
    words: {
      en: {
        message:
          'The browser denies session storage: the cart is lost when the visitor reloads or changes the page.',
        fix: 'Allow cookies and site data for this site. In a sandboxed frame, add allow-same-origin.',
      },
      es: {
        message:
          'El navegador niega el almacenamiento de sesión: el carrito se pierde al recargar o cambiar de página.',
        fix: 'Permita cookies y datos del sitio. En un marco con sandbox, agregue allow-same-origin.',
      },
    },
  },
  {
    code: 'element-error',
    severity: 'error',
    find: ({ elements }) => elements.filter(({ live }) => live?.state === 'error'),
    words: {
      en: {
        message: 'The element shows an error to visitors.',
        fix: 'See the other findings; if there are none, the console names the cause.',
      },
      es: {
        message: 'El elemento muestra un error a los visitantes.',
        fix: 'Vea los demás hallazgos; si no hay otros, la consola indica la causa.',
      },
    },
  },
  {
    code: 'frame-without-host',
    severity: 'warning',
    find: ({ page }) => (page?.lonelyFrames ?? []).map((url) => ({ subject: url })),
    words: {
      en: {
        message:
          'The hosted page is in a frame without its script: the frame keeps its height and reports nothing.',
        fix: 'Create the frame with mountBookingFrame of frame.js.',
      },
      es: {
        message:
          'La página alojada está en un marco sin su script: el marco conserva su altura y no comunica nada.',
        fix: 'Cree el marco con mountBookingFrame de frame.js.',
      },
    },
  },
  {
    code: 'parent-not-allowed',
    severity: 'error',
    find: ({ page }) => [
      ...(page?.parent && !page.parent.isAllowed ? [{ values: { origin: page.parent.origin || '?' } }] : []),
      // The page around a frame cannot see more than that nothing answers.
      ...(page?.silentFrames ?? []).map((url) => ({
        subject: url,
        values: { origin: page?.url.origin ?? '' },
      })),
    ],
    words: {
      en: {
        message: 'The hosted page in the frame exchanges no messages with the page around it, {origin}.',
        fix: 'Add {origin} to allowedParents in the booking-config of the hosted page’s index.html. If it is there, check that the frame shows that page at all: its policy must name {origin} in frame-ancestors.',
      },
      es: {
        message:
          'La página alojada en el marco no intercambia mensajes con la página que la contiene, {origin}.',
        fix: 'Agregue {origin} a allowedParents en el booking-config del index.html de la página alojada. Si ya está, verifique que el marco muestre esa página: su política debe incluir {origin} en frame-ancestors.',
      },
    },
  },
];

const expectedTypes: Readonly<Record<string, string>> = {
  dataLayer: 'list',
  gtag: 'function',
  google: 'object',
};

/** The subjects of the elements that need each global variable. */
function usedGlobals({ elements }: Examination): Record<string, string[]> {
  const withToken = (token: string) =>
    elements.filter(({ read }) =>
      rawText(read('analytics'))
        .toLowerCase()
        .split(/[\s,]+/)
        .includes(token),
    );
  const users = {
    dataLayer: withToken('datalayer'),
    gtag: withToken('gtag'),
    google: elements.filter(({ read }) => read('maps-key')),
  };
  return Object.fromEntries(
    Object.entries(users).map(([name, list]) => [name, list.map(({ subject }) => subject)]),
  );
}

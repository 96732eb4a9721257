import type { ExaminedScript, Examination } from '../examine/examination.ts';
import type { Occurrence, Rule } from './rule.ts';

/** The latest after the page's `load` event, in milliseconds, that visitors hardly notice. */
const MAX_SCRIPT_DELAY_MS = 3000;

/** What keeps the script from running, or makes it run late, twice or outdated. */
export const scriptRules: Rule[] = [
  {
    code: 'script-missing',
    severity: 'error',
    find: ({ elements, placeholders, scripts, page }) => {
      const hasTags = elements.length + placeholders.length > 0;
      return hasTags && scripts.length === 0 && !page?.isDefined ? [{}] : [];
    },
    words: {
      en: {
        message: 'There is no script tag for booking.js, so the tags stay as they are.',
        fix: 'Add <script type="module" async src="…/booking.js"></script> to the page, and check that the editor keeps it.',
      },
      es: {
        message: 'No hay una etiqueta de script para booking.js, y las etiquetas se quedan como están.',
        fix: 'Agregue <script type="module" async src="…/booking.js"></script> a la página y verifique que el editor la conserve.',
      },
    },
  },
  {
    code: 'script-not-run',
    severity: 'error',
    find: ({ scripts, page }) =>
      page && !page.isDefined && page.brokenNatives.length === 0
        ? scripts.filter((script) => !isHeld(script) && !isBlocked(script, page.blocked)).map(asOccurrence)
        : [],
    words: {
      en: {
        message: 'The script is on the page, but it has not run.',
        fix: 'Open the URL of the script: it must answer with JavaScript and Access-Control-Allow-Origin. Check the integrity attribute, ad blockers and the console.',
      },
      es: {
        message: 'El script está en la página, pero no se ha ejecutado.',
        fix: 'Abra la URL del script: debe responder con JavaScript y Access-Control-Allow-Origin. Revise el atributo integrity, los bloqueadores de anuncios y la consola.',
      },
    },
  },
  {
    code: 'script-held-back',
    severity: 'error',
    find: ({ scripts, page }) =>
      page?.isDefined
        ? []
        : scripts
            .filter(({ heldBackBy }) => heldBackBy !== undefined)
            .map((script) => ({ subject: script.url, values: { mark: script.heldBackBy ?? '' } })),
    words: {
      en: {
        message: 'A consent tool keeps the script from running until the visitor agrees ({mark}).',
        fix: 'Mark the script as necessary in the consent tool: it sets no cookies and contacts no third party before the visitor books.',
      },
      es: {
        message:
          'Una herramienta de consentimiento impide que el script se ejecute hasta que el visitante acepte ({mark}).',
        fix: 'Marque el script como necesario en la herramienta: no usa cookies ni contacta a terceros antes de que el visitante reserve.',
      },
    },
  },
  {
    code: 'script-type-lost',
    severity: 'warning',
    find: ({ scripts }) =>
      scripts
        .filter(
          ({ kind, type, heldBackBy, rewrittenBy }) =>
            kind === 'module' &&
            heldBackBy === undefined &&
            rewrittenBy === undefined &&
            /^$|javascript$/.test(type),
        )
        .map(asOccurrence),
    words: {
      en: {
        message:
          'The script tag has lost its type="module". booking.js loads itself again, which takes longer.',
        fix: 'Restore type="module", or use booking.bundle.js, which needs no type.',
      },
      es: {
        message:
          'La etiqueta del script perdió su type="module". booking.js se vuelve a cargar, lo que tarda más.',
        fix: 'Restablezca type="module" o use booking.bundle.js, que no necesita tipo.',
      },
    },
  },
  {
    code: 'script-rewritten',
    severity: 'warning',
    find: ({ scripts, elements, page }) => {
      const own = scripts.filter(({ rewrittenBy }) => rewrittenBy !== undefined);
      if (own.length > 0)
        return own.map(({ url, rewrittenBy }) => ({ subject: url, values: { tool: rewrittenBy ?? '' } }));
      // The optimiser may have put the script into a file of its own.
      const isGone = page && elements.length > 0 && scripts.length === 0 && !page.isDefined;
      return isGone ? page.optimisers.map((tool) => ({ values: { tool } })) : [];
    },
    words: {
      en: {
        message: '{tool} has rewritten the script, which delays it or keeps it from running.',
        fix: 'Exclude booking.js from {tool}: from delaying, combining and minifying.',
      },
      es: {
        message: '{tool} reescribió el script, lo que lo retrasa o impide que se ejecute.',
        fix: 'Excluya booking.js de {tool}: de retrasar, combinar y minificar.',
      },
    },
  },
  {
    code: 'script-twice',
    severity: 'warning',
    find: ({ scripts }) => scripts.slice(1).map(asOccurrence),
    words: {
      en: {
        message: 'The page includes the script more than once. The first that runs is used.',
        fix: 'Keep one script tag: look in the theme, the page, and the tag manager.',
      },
      es: {
        message: 'La página incluye el script más de una vez. Se usa el primero que se ejecuta.',
        fix: 'Conserve una sola etiqueta de script: busque en el tema, en la página y en el gestor de etiquetas.',
      },
    },
  },
  {
    code: 'version-conflict',
    severity: 'warning',
    find: ({ page }) =>
      page?.ignoredVersion === undefined
        ? []
        : [{ values: { used: page.version ?? '?', ignored: page.ignoredVersion } }],
    words: {
      en: {
        message: 'Version {used} of the script runs; another copy, version {ignored}, was ignored.',
        fix: 'Remove one of the two.',
      },
      es: {
        message: 'Se ejecuta la versión {used} del script; se ignoró otra copia, la versión {ignored}.',
        fix: 'Quite una de las dos.',
      },
    },
  },
  {
    code: 'script-late',
    severity: 'warning',
    find: ({ page }) =>
      (page?.scriptDelay ?? 0) > MAX_SCRIPT_DELAY_MS
        ? [{ values: { seconds: ((page?.scriptDelay ?? 0) / 1000).toFixed(1) } }]
        : [],
    words: {
      en: {
        message:
          'The script arrived {seconds} seconds after the page had loaded; until then visitors see only the links.',
        fix: 'Load the script with the page: exclude it from delayed loading, and do not add it by a tag manager.',
      },
      es: {
        message:
          'El script llegó {seconds} segundos después de que la página cargó; hasta entonces los visitantes solo ven los enlaces.',
        fix: 'Cargue el script con la página: exclúyalo de la carga diferida y no lo agregue con un gestor de etiquetas.',
      },
    },
  },
  {
    code: 'version-old',
    severity: 'hint',
    find: ({ page }) =>
      page?.version !== undefined &&
      page.latestVersion !== undefined &&
      isNewer(page.latestVersion, page.version)
        ? [{ values: { used: page.version, latest: page.latestVersion } }]
        : [],
    words: {
      en: {
        message: 'The page uses version {used}; {latest} is available.',
        fix: 'Update the version in the URL of the script, together with its integrity attribute.',
      },
      es: {
        message: 'La página usa la versión {used}; está disponible la {latest}.',
        fix: 'Actualice la versión en la URL del script, junto con su atributo integrity.',
      },
    },
  },
  {
    code: 'service-worker-cache',
    severity: 'warning',
    find: ({ page, scripts }) =>
      page?.isScriptInWorkerCache ? [{ subject: scripts[0]?.url ?? 'page' }] : [],
    words: {
      en: {
        message:
          'A service worker of this page has the script in its cache: visitors may keep an old version.',
        fix: 'Exclude the script and its chunks folder from the service worker.',
      },
      es: {
        message:
          'Un service worker de esta página guarda el script en su caché: los visitantes pueden quedarse con una versión antigua.',
        fix: 'Excluya el script y su carpeta chunks del service worker.',
      },
    },
  },
];

function isHeld({ heldBackBy }: ExaminedScript): boolean {
  return heldBackBy !== undefined;
}

function isBlocked({ url }: ExaminedScript, blocked: NonNullable<Examination['page']>['blocked']): boolean {
  return blocked.some((request) => request.directive.startsWith('script-src') && request.url === url);
}

function asOccurrence({ url }: ExaminedScript): Occurrence {
  return { subject: url };
}

/** Compares versions such as `1.10.2`, ignoring suffixes. */
function isNewer(version: string, than: string): boolean {
  const [newer, older] = [numbersOf(version), numbersOf(than)];
  const place = newer.findIndex((number, index) => number !== (older[index] ?? 0));
  return place >= 0 && (newer[place] ?? 0) > (older[place] ?? 0);
}

function numbersOf(version: string): number[] {
  return version.split(/[.-]/).slice(0, 3).map(Number);
}

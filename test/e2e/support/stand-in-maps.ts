import type { Page } from './test.ts';

interface MapsSetup {
  /** The services that the key's project has enabled. */
  services?: ('routes' | 'directions')[];
  /** Statements that run where Google's script would find out that something is wrong. */
  onLoad?: string;
  onRoute?: string;
  onMap?: string;
  /** Whether the map's tiles load by themselves; otherwise when `window.showTiles` is called. */
  hasTiles?: boolean;
}

/** What Google's script writes into a map whose key it refuses. */
export const errorBox = (words: string) =>
  `place.append(Object.assign(document.createElement('div'), { className: 'gm-err-container', textContent: "${words}" }));`;

/** A stand-in for the map service that shows its parameters where the map would be. */
function mapsScript(setup: MapsSetup = {}): string {
  const { services = ['routes'], onLoad = '', onRoute = '', onMap = '', hasTiles = true } = setup;
  return `(() => {
  const g = ((window.google ??= {}).maps ??= {});
  const refused = (code) => Object.assign(Error(code + ': this key has no such service'), { code });
  const path = [{ lat: 21.04, lng: -86.87 }, { lat: 20.63, lng: -87.07 }];
  class Map {
    constructor(place, options) {
      if (!place.isConnected) throw Error('no place');
      place.dataset.zoom = options.zoom;
      place.textContent = 'Map';
      g.lines = [];
      ${onMap}
    }
    fitBounds(bounds) { g.bounds = bounds; }
    addListener(name, heard) {
      if (name === 'tilesloaded') window.showTiles = heard;
      if (${hasTiles}) setTimeout(heard, 20);
      return { remove() {} };
    }
  }
  class Route {
    distanceMeters = 68000;
    durationMillis = 3870000;
    localizedValues = { distance: '68 km', duration: '1 hour 5 mins' };
    path = path;
    viewport = 'viewport';
    createPolylines() { return [{ setMap: (map) => g.lines.push(map) }]; }
    static async computeRoutes(request) {
      g.asked = request;
      ${onRoute}
      if (!${services.includes('routes')}) throw refused('PERMISSION_DENIED');
      return { routes: [new Route()] };
    }
  }
  class DirectionsService {
    async route(request) {
      g.askedDirections = request;
      if (!${services.includes('directions')}) throw refused('REQUEST_DENIED');
      return { routes: [{ legs: [{ distance: { text: '68 km', value: 68000 }, duration: { text: '1 hour 5 mins', value: 3870 } }] }] };
    }
  }
  class DirectionsRenderer { constructor({ map }) { g.lines.push(map); } setDirections() {} }
  const libraries = { maps: { Map }, routes: { Route, DirectionsService, DirectionsRenderer } };
  g.importLibrary = async (name) => Object.assign(g, libraries[name]);
  ${onLoad}
  g.__ib__?.();
})()`;
}

export const fakeMaps = mapsScript();

/** Stands in for Google's script; returns the URLs from which it was requested. */
export async function standInForMaps(page: Page, setup?: MapsSetup): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: mapsScript(setup) });
  });
  return asked;
}

/** A stand-in for the map service that shows its parameters where the map would be. */
export const fakeMaps = `(() => {
  const g = google.maps;
  class Map { constructor(place, options) { if (!place.isConnected) throw Error('no place'); place.dataset.zoom = options.zoom; place.textContent = 'Map'; } }
  class DirectionsService { async route(request) { g.asked = request; return { routes: [{ legs: [{ distance: { text: '68 km' }, duration: { text: '1 hour 5 mins', value: 3870 } }] }] }; } }
  class DirectionsRenderer { setMap() {} setDirections() {} }
  const libraries = { maps: { Map }, routes: { DirectionsService, DirectionsRenderer } };
  g.importLibrary = async (name) => Object.assign(g, libraries[name]);
  g.__ib__();
})()`;

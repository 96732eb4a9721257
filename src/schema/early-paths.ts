/* Below `api-base`: `booking.js` requests these before the provider client has loaded, which then uses the answers. */

/** With the query parameter `lang`. */
export const settingsPath = '/settings';
export const airportsPath = '/transfers/airports';

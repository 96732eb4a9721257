/* Paths below `api-base` that `booking.js` requests before the provider client has loaded. The client uses those answers. */

/** With the query parameter `lang`. */
export const settingsPath = '/settings';
export const airportsPath = '/transfers/airports';

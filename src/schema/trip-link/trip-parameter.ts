/** The parameter in a page's fragment that contains the trip of a trip link. */
export const tripParameter = 'booking-trip';

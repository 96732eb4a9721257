import { saveFile } from '../../../platform/save-file.ts';
import { tripContents, type SavedTrip } from './trip-contents.ts';
import { tripPage } from './trip-page.ts';

/** Saves what a visitor needs on the day of travel as one file, which opens without a connection. */
export function saveTrip(trip: SavedTrip): void {
  const name = trip.sale.confirmation_ref || 'booking';
  saveFile(`${name}.html`, tripPage(tripContents(trip)), 'text/html');
}

import { saveFile } from '../../../platform/save-file.ts';
import { saleFileName } from '../../../sale/sale-file-name.ts';
import { tripContents, type SavedTrip } from './trip-contents.ts';
import { tripPage } from './trip-page.ts';

/** Saves what a visitor needs on the day of travel as one file, which opens without a connection. */
export function saveTrip(trip: SavedTrip): void {
  saveFile(saleFileName(trip.sale, 'html'), tripPage(tripContents(trip)), 'text/html');
}

import { controlsOf } from './controls.ts';

/** The values of a search form, by the names of its controls. A return trip has a `returnDate`, which may be empty. */
export type Entries = Partial<Record<string, string>>;

/**
 * Adds to `edits` the values that differ from the form's defaults, and updates those that it already contains; undefined is
 * a return trip that was removed. Returns the edits of the fields on screen, which depend on the direction.
 */
export function collectEntries(form: HTMLFormElement, edits: Entries): Entries {
  const pristine = form.cloneNode(true) as HTMLFormElement;
  pristine.reset();
  const [current, defaults] = [entriesOf(form), entriesOf(pristine)];
  // Trips from or to an airport have one other place, the hotel. It stays when the direction is reversed.
  if (current.mode === 'H2A') current.pickup ??= current.destination;
  if (current.mode === 'A2H') current.destination ??= current.pickup;
  const isEdited = (name: string) => name in edits || current[name] !== defaults[name];
  // The direction decides which of the places is the hotel.
  const needsMode = isEdited('pickup') || isEdited('destination');
  const names = [...Object.keys(current), ...controlsOf(form).map(({ name }) => name)];
  const editsOnScreen = Object.fromEntries(
    names
      .filter((name) => isEdited(name) || (name === 'mode' && needsMode))
      .map((name) => [name, current[name]]),
  );
  Object.assign(edits, editsOnScreen);
  return editsOnScreen;
}

/** Removes the edits of presets that have changed, because the new preset replaces them. */
export function dropReplacedEdits(edits: Entries, previousPresets: Entries, presets: Entries): void {
  for (const [name, value] of Object.entries(presets))
    if (value !== previousPresets[name]) Reflect.deleteProperty(edits, name);
}

/** The values that the form would submit. Of two controls with one name, such as a return trip and its date, the later one counts. */
export function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  const isOneWay = form.querySelector('[name=returnDate][type=checkbox]:not(:checked)') !== null;
  // Until the form is redrawn, it still contains the date.
  if (isOneWay) data.delete('returnDate');
  // A search form has no files, so all its values are strings.
  return Object.fromEntries(data) as Entries;
}

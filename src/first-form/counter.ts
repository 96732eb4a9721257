import { parseTypedNumber } from '../lib/parse-typed-number.ts';

/** Adds 1 or -1 to the number in a counter. If the typed text is not a number, adds to the last one that was set. */
export function stepCount(input: HTMLInputElement, step: 1 | -1): void {
  const count = parseTypedNumber(input.value) ?? Number(input.getAttribute('aria-valuenow'));
  setCount(input, count + step);
}

/** Shows a number within a counter's limits, and disables the button that would exceed them. */
export function setCount(input: HTMLInputElement, number: number): void {
  const limit = (name: string) => Number(input.getAttribute(name));
  const [min, max] = [limit('aria-valuemin'), limit('aria-valuemax')];
  const count = Math.min(Math.max(number, min), max);
  input.value = String(count);
  input.setAttribute('aria-valuenow', input.value);
  const [less, more] = [input.previousElementSibling, input.nextElementSibling];
  if (less) less.ariaDisabled = count === min ? 'true' : null;
  if (more) more.ariaDisabled = count === max ? 'true' : null;
}

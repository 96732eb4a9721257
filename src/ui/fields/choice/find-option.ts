/** The option that a native control has selected; the value of such a control is always a string. */
export function findOption<Option extends { value: string | number }>(
  options: readonly Option[],
  controlValue: string,
): Option | undefined {
  return options.find(({ value }) => String(value) === controlValue);
}

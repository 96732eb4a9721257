/** The option that is selected in a native control, whose value is always a string. */
export function findOption<Option extends { value: string | number }>(
  options: readonly Option[],
  controlValue: string,
): Option | undefined {
  return options.find(({ value }) => String(value) === controlValue);
}

/** Turns a handler of option values into a handler of a native control's values, which are always strings. */
export function optionHandler<Value extends string | number>(
  options: readonly { value: Value }[],
  onChange: (value: Value) => void,
): (controlValue: string) => void {
  return (controlValue) => {
    const selected = findOption(options, controlValue);
    if (selected) onChange(selected.value);
  };
}

/** The option that a native control has selected; the value of such a control is always a string. */
export function findOption<Option extends { value: string | number }>(
  options: readonly Option[],
  controlValue: string,
): Option | undefined {
  return options.find(({ value }) => String(value) === controlValue);
}

/** Returns a handler of a native control's values, which calls back with the value of the option that they select. */
export function optionHandler<Value extends string | number>(
  options: readonly { value: Value }[],
  onChange: (value: Value) => void,
): (controlValue: string) => void {
  return (controlValue) => {
    const selected = findOption(options, controlValue);
    if (selected) onChange(selected.value);
  };
}

/** Fills in a control as password managers, restored pages and scripts may do: without any event. */
export function fillSilently(control: HTMLElement | undefined, value: string | boolean): void {
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else (control as HTMLInputElement).value = value;
}

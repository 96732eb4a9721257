/** Fills in a control without any event, as password managers, restored pages and scripts may. */
export function fillSilently(control: HTMLElement | undefined, value: string | boolean): void {
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else (control as HTMLInputElement).value = value;
}

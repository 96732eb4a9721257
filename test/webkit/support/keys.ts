/** Keys without a letter, as WebDriver writes them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
} as const;

export type KeyName = keyof typeof keys;

import { isFramed } from '../src/platform/leave.ts';
import type { EngineOptions } from '../src/schema/element-options.ts';
import { commonOptions, type OptionTable } from './attributes.ts';
import { flag, matching, oneOf } from './attribute-rules.ts';

export const engineOptions: OptionTable<EngineOptions> = {
  ...commonOptions,
  route: { rule: matching(/^\//, 'a path of the storefront, such as /transfers'), otherwise: () => '/' },
  routing: { rule: oneOf('memory', 'hash', 'query', 'path'), otherwise: () => 'memory' },
  routeParam: { rule: matching(/^[\w-]+$/, 'the name of a query parameter'), otherwise: () => 'booking' },
  navigation: { rule: oneOf('full', 'none'), otherwise: () => (isFramed() ? 'none' : 'full') },
  presentation: { rule: oneOf('inline', 'overlay'), otherwise: () => 'inline' },
  open: { rule: flag, otherwise: () => false },
};

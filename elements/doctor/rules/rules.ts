import { apiRules } from './api-rules.ts';
import { attributeRules } from './attribute-rules.ts';
import { languageRules } from './language-rules.ts';
import { layoutRules } from './layout-rules.ts';
import { markupRules } from './markup-rules.ts';
import { pageRules } from './page-rules.ts';
import { policyRules } from './policy-rules.ts';
import type { Rule } from './rule.ts';
import { scriptRules } from './script-rules.ts';

/** The table of findings, in the order in which they are listed. */
export const rules: readonly Rule[] = [
  ...scriptRules,
  ...policyRules,
  ...apiRules,
  ...attributeRules,
  ...languageRules,
  ...markupRules,
  ...layoutRules,
  ...pageRules,
];

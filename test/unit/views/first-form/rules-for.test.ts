import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../../src/views/first-form/rules-for.ts';

const classes = new Set(['form', 'field']);

describe('the rules that markup with the classes form and field needs', () => {
  it.each([
    ['.form{color:red}', '.form{color:red}'],
    ['.dialog{color:red}', ''],
    ['.form .dialog{color:red}', ''],
    ['form[data-x]{color:red}', 'form[data-x]{color:red}'],
    ['.form,.dialog,.field{color:red}', '.form,.field{color:red}'],
    ['.form:not(.dialog,.x){color:red}', '.form:not(.dialog,.x){color:red}'],
    ['.form:is(.x,:not(.y,.z)),.dialog{color:red}', '.form:is(.x,:not(.y,.z)){color:red}'],
    ['.form{color:red;& .dialog{color:blue}}', '.form{color:red;& .dialog{color:blue}}'],
    ['@media (width<9px){.dialog{a:b}.field{c:d}}', '@media (width<9px){.field{c:d}}'],
    ['@container (width<9px){.dialog{a:b}}', ''],
    ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin{to{rotate:1turn}}'],
  ])('of %s are %s', (css, needed) => {
    expect(rulesFor(css, classes)).toBe(needed);
  });
});

import { describeForms, describeHome } from './describe-forms.ts';
import { drawForm } from './draw-form.tsx';
import { drawHome } from './draw-home.tsx';

export const forms = await describeForms(drawForm);
export const home = await describeHome(drawHome);

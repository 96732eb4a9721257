import { describeForms, describeHome } from './describe-forms.ts';
import { drawDayOver, drawForm } from './draw-form.tsx';
import { drawHome } from './draw-home.tsx';

export const forms = await describeForms(drawForm, drawDayOver);
export const home = await describeHome(drawHome);

import { describeForms } from './describe-forms.ts';
import { drawForm } from './draw-form.tsx';

export const forms = await describeForms(drawForm);

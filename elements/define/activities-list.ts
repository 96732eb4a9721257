import { ActivitiesList } from '../activities-list.ts';
import { defineElement } from './define-element.ts';

defineElement('activities-list', ActivitiesList);

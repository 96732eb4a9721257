import { defineElement } from './define-element.ts';
import { TransfersBox } from '../transfers-box.ts';

defineElement('transfers-box', TransfersBox);

import { defineAll } from './define/define-all.ts';

defineAll();

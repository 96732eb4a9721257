import { defineAll } from './define-all.ts';

defineAll();

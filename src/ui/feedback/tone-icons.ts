import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** How good or bad the news of a message is. */
export type Tone = keyof typeof toneIcons;

export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

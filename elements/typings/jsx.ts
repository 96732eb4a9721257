import type { HTMLAttributes, RefAttributes } from 'react';
import type { ElementAttributes } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';

type PropsOf<Options, TagElement> = ElementAttributes<Options> &
  Omit<HTMLAttributes<TagElement>, keyof ElementAttributes<Options>> &
  RefAttributes<TagElement>;

/** The types of our tags in React's JSX. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: PropsOf<ElementTypes[Tag]['options'], ElementTypes[Tag]['element']>;
};

declare module 'react' {
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- extends the framework's map of tags
    interface IntrinsicElements extends BookingTags {}
  }
}

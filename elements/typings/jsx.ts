import type { ElementAttributes } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';
import type { ReactProps } from './react-props.ts';

/** The types of our tags in JSX, without components. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: ElementAttributes<ElementTypes[Tag]['options']> &
    ReactProps<ElementTypes[Tag]['element']>;
};

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React declares its map of tags in a namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extends the framework's map of tags
    interface IntrinsicElements extends BookingTags {}
  }
}

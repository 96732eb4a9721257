import type { ElementAttributes } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';
import type { ReactProps } from './react-props.ts';

/** The types of our tags in JSX, without components. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: ElementAttributes<ElementTypes[Tag]['options']> &
    ReactProps<ElementTypes[Tag]['element']>;
};

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React's own map of tags is extended
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
    interface IntrinsicElements extends BookingTags {}
  }
}

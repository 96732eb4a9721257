import { createElement, type SVGProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/** Draws the same icon as the library. */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...own }: SVGProps<SVGSVGElement> & { size?: number | string }) {
    return createElement(
      'svg',
      { ...strokes, width: size, height: size, 'aria-hidden': true, ...own },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}

const strokes = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

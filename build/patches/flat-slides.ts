import { changeFiles } from './patch.ts';

const files = /[\\/]swiper[\\/]swiper-react\.mjs$/;
const toArray = 'React.Children.toArray(c)';

/**
 * Swiper's slides here are a list of elements with keys. It is the only library that asks React for what makes a list of
 * any children, which every page would load.
 *
 * Without this patch, test/browsers/oldest.test.ts fails.
 */
export const flatSlides = changeFiles('flat-slides', {
  files,
  change: withFlatSlides,
  library: { name: 'swiper', version: '14.4.0' },
});

function withFlatSlides(code: string): string {
  if (!code.includes(toArray)) throw new Error(`flat-slides: Swiper does not call ${toArray}`);
  return code.replaceAll(toArray, '[c].flat()');
}

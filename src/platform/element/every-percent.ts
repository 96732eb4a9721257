/** Thresholds of an `IntersectionObserver` that reports every percent of an element, from 0 to 1. */
export const everyPercent = Array.from({ length: 101 }, (_, percent) => percent / 100);

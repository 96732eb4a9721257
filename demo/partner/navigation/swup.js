/* Replaces only the element with the id "swup"; whatever stands outside stays. */
new Swup({ animationSelector: false });

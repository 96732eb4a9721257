/* A tag manager adds scripts after everything else has loaded, and only classic ones. */
(() => {
  const { source } = document.currentScript.dataset;
  addEventListener('load', () => {
    const tag = document.createElement('script');
    tag.async = true;
    tag.src = source;
    document.head.append(tag);
  });
})();

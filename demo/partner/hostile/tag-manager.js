/* A tag manager puts scripts into the page when everything else is there, and knows classic ones only. */
(() => {
  const { source } = document.currentScript.dataset;
  addEventListener('load', () => {
    const tag = document.createElement('script');
    tag.async = true;
    tag.src = source;
    document.head.append(tag);
  });
})();

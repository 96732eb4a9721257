/* A view transition within one document: it shows another article, and takes the storefront there. */
const engine = document.getElementById('storefront');

addEventListener('hashchange', () => {
  const next = document.getElementById(location.hash.slice(1)) ?? document.getElementById('here');
  document.startViewTransition(() => {
    for (const article of document.querySelectorAll('article')) article.hidden = article !== next;
    next.append(engine);
  });
});

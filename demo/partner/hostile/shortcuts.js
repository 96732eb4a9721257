const shortcuts = { '/': 'search', s: 'share', k: 'next article', '?': 'help', Escape: 'close the menu' };

document.addEventListener('keydown', (event) => {
  if (event.target.localName === 'input') return;
  const action = shortcuts[event.key];
  if (!action || event.ctrlKey || event.metaKey) return;
  document.getElementById('last-shortcut').textContent = action;
  if (event.key !== 'Escape') event.preventDefault();
});

document.getElementById('open-storefront').addEventListener('click', () => {
  document.getElementById('own-overlay').show('/');
});

/** A component of the page that contains another, which contains the storefront. */
class ShopWindow extends HTMLElement {
  connectedCallback() {
    const outer = this.attachShadow({ mode: 'open' });
    const inner = outer.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
    inner.append(this.make('transfers-box', { airport: 'CUN' }), this.make('booking-engine', {}));
  }

  make(tag, attributes) {
    const element = document.createElement(tag);
    const common = { 'api-base': this.dataset.api, 'font-family': 'system-ui, sans-serif' };
    for (const [name, value] of Object.entries({ ...common, ...attributes }))
      element.setAttribute(name, value);
    element.textContent = 'Book online';
    return element;
  }
}

customElements.define('shop-window', ShopWindow);

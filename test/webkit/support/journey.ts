import { daysFromNow } from '../../e2e/support/dates.ts';
import { on, type Name, type Tab } from './tab.ts';

/** A visitor who books a transfer from the airport to Quinta Luna, step by step. */
export class Journey {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async choosePlace(): Promise<void> {
    const destination = on('combobox', 'Destination');
    await this.#tab.fill(destination, 'quinta');
    await this.#tab.click(on('option', /Quinta Luna Hotel/));
  }

  async search(): Promise<void> {
    await this.button('Search');
    await this.#tab.see(on('heading', 'Select an option'));
  }

  async chooseSedan(): Promise<void> {
    await this.#tab.click(on('button', /^One way/, on('article', /sedan/i)));
  }

  async fillFlight(): Promise<void> {
    const leg = on('group', 'Arrival Details');
    await this.#tab.fill(on('textbox', 'Airline', leg), 'Aeromexico');
    await this.#tab.fill(on('textbox', 'Flight number', leg), 'AM 445');
    await this.#tab.fill(on('textbox', 'Flight date', leg), daysFromNow(12).typed);
    await this.#tab.select(on('combobox', 'Hour', leg), '14');
    await this.#tab.select(on('combobox', 'Minute', leg), '30');
    await this.#tab.seeText('Valid pickup time', leg);
  }

  async addToCart(): Promise<void> {
    await this.button('Add to cart');
    await this.button('Add to cart', on('dialog', 'Please check your information before add to cart'));
    await this.button('Continue to Cart', on('dialog', 'Added to cart'));
    await this.#tab.see(on('heading', 'Complement your transportation'));
    await this.button('Continue to cart');
    await this.#tab.see(on('heading', 'Your cart'));
  }

  async fillCustomer(phone: string): Promise<void> {
    await this.#tab.fill(on('textbox', 'First name'), 'Ada');
    await this.#tab.fill(on('textbox', 'Last name'), 'Lovelace');
    await this.#tab.fill(on('textbox', 'Email'), 'ada@example.com');
    await this.#tab.fill(on('textbox', 'Phone'), phone);
  }

  async payAtArrival(): Promise<void> {
    await this.#tab.click(on('radio', 'Pay at arrival'));
    await this.#tab.click(on('checkbox', /^I accept the terms/));
    await this.button(/^Book now/);
    await this.#tab.see(on('heading', 'Thank you for your reservation!'));
  }

  async button(name: Name, within?: ReturnType<typeof on>): Promise<void> {
    await this.#tab.click(on('button', name, within));
  }
}

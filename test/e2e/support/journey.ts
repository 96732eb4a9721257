import type { FrameLocator, Locator } from 'playwright/test';
import { defaultLanguage, type Language } from '../../../src/schema/language.ts';
import { expect, type Page } from './test.ts';
import { daysFromNow } from './dates.ts';
import { press } from './press.ts';
import { words, type Words } from './words.ts';

/** The flight of an arriving visitor. */
export const arrivalFlight = {
  airline: 'Aeromexico',
  number: 'AM 445',
  inDays: 12,
  hour: '14',
  minute: '30',
};

/** A visitor who books a transfer, step by step, by the texts on screen. */
export class Journey {
  readonly page: Page | FrameLocator;
  readonly say: Words;

  constructor(page: Page | FrameLocator, language: Language | Words = defaultLanguage) {
    this.page = page;
    this.say = typeof language === 'string' ? words[language] : language;
  }

  async startAtAirport(airport: RegExp): Promise<void> {
    await press(this.page.getByRole('link', { name: airport }));
    await expect(this.field(this.say.airport).locator('option:checked')).toHaveText(airport);
  }

  /** Clicks the label, because the visible part of a radio button is its label. */
  async chooseDirection(direction: string): Promise<void> {
    await this.page.getByRole('radio', { name: direction }).check();
  }

  async choosePlace(label: string, typed: string, place: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label, exact: true });
    // The places near the airport may arrive meanwhile, and with them another list.
    await expect(async () => {
      await field.fill(typed);
      await press(this.page.getByRole('option', { name: new RegExp(place) }), { timeout: 10_000 });
      await expect(field).toHaveValue(new RegExp(place), { timeout: 3_000 });
    }).toPass();
  }

  async search(): Promise<void> {
    await press(this.button(this.say.search));
    await expect(this.page.getByRole('heading', { name: this.say.select })).toBeVisible();
  }

  /** The card of an option, by the vehicle's name. */
  option(name: RegExp): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name }) });
  }

  async chooseTrip(option: RegExp, tripKind: 'oneway' | 'roundtrip'): Promise<void> {
    await press(this.option(option).getByRole('button', { name: this.say[tripKind] }));
  }

  async fillFlight(
    heading: string,
    flight: { airline: string; number: string; inDays: number; hour: string; minute: string },
  ): Promise<void> {
    const leg = this.page.getByRole('group', { name: heading });
    await leg.getByLabel(this.say.airline, { exact: true }).fill(flight.airline);
    await leg.getByLabel(this.say.flightNumber, { exact: true }).fill(flight.number);
    await leg.getByLabel(this.say.flightDate, { exact: true }).fill(daysFromNow(flight.inDays).typed);
    await leg.getByLabel(this.say.hour, { exact: true }).first().selectOption(flight.hour);
    await leg.getByLabel(this.say.minute, { exact: true }).first().selectOption(flight.minute);
    await expect(leg.getByText(this.say.validPickup)).toBeVisible();
  }

  /** From the search form to the flight of a sedan from its airport to Quinta Luna. */
  async fillSedanTransfer(flight = arrivalFlight): Promise<void> {
    await this.choosePlace(this.say.destination, 'quinta', 'Quinta Luna Hotel');
    await this.search();
    await this.chooseTrip(/sed[aá]n/i, 'oneway');
    await this.fillFlight(this.say.arrival, flight);
  }

  /** Adds the transfer and continues to the cart, skipping the extras. */
  async addToCart(): Promise<void> {
    await this.addTransfer();
    await press(this.button(this.say.pastExtras));
  }

  /** Adds the transfer and continues to the extras. */
  async addTransfer(): Promise<void> {
    await press(this.button(this.say.addToCart));
    await press(this.dialog(this.say.confirm).getByRole('button', { name: this.say.addToCart }));
    await press(this.dialog(this.say.added).getByRole('button', { name: this.say.toCart }));
    await expect(this.page.getByRole('heading', { name: this.say.extras })).toBeVisible();
  }

  /** A complete booking, from the search to the confirmation. */
  async bookSedan(): Promise<void> {
    await this.startAtAirport(/Cancún International Airport/);
    await this.fillSedanTransfer();
    await this.addToCart();
    await this.fillCustomer();
    await this.pay(this.say.atArrival);
    await this.button(this.say.bookNow).click();
    await expect(this.page.getByRole('heading', { name: this.say.thanks })).toBeVisible();
  }

  async fillCustomer(): Promise<void> {
    await this.field(this.say.firstName).fill('Ada');
    await this.field(this.say.lastName).fill('Lovelace');
    await this.field(this.say.email).fill('ada@example.com');
    await this.field(this.say.phone).fill('+1 305 555 0100');
  }

  async pay(method: string): Promise<void> {
    // A lost click makes `check` fail immediately.
    await expect(() => this.page.getByRole('radio', { name: method }).check()).toPass();
    await expect(() => this.page.getByRole('checkbox', { name: this.say.terms }).check()).toPass();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
}

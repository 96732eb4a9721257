import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'booking-elements/define';
import type { BookingEventMap } from 'booking-elements';

/** The build replaces it: `ng build --define API_BASE="'https://api.example.com/widget'"`. */
declare const API_BASE: string;

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Transfers in Cancún</h1>
    <transfers-box [attr.api-base]="apiBase" airport="CUN" target="storefront">
      <a href="https://book.example.com/transfers">Search transfers</a>
    </transfers-box>
    <p>Screen: {{ screen() }}</p>
    <booking-engine id="storefront" [attr.api-base]="apiBase" (booking-route-change)="showScreen($event)">
      <a href="https://book.example.com/">Book online</a>
    </booking-engine>
  `,
})
export class App {
  protected readonly apiBase = API_BASE;
  protected readonly screen = signal('home');

  protected showScreen({ detail }: BookingEventMap['booking-route-change']) {
    this.screen.set(detail.name);
  }
}

import { describe, expect, it } from 'vitest';
import { syncSearchFromUrl } from '../../../../src/features/search/sync-search-from-url.ts';
import { storefrontWith } from '../storefront-with.ts';

function open(route: string) {
  const { storefront } = storefrontWith({});
  storefront.location.navigate(route);
  const stop = syncSearchFromUrl(storefront);
  return { storefront, stop, search: storefront.state.search.state };
}

describe('the search that a form elsewhere has sent', () => {
  it('becomes that of the visitor; what fields take from the route themselves stays there', () => {
    const { storefront, search } = open(
      '/transfers?mode=h2a&airport=CUN&pickup=quinta&adults=3&kids=1&date=2126-07-01&returnDate=2126-07-08',
    );
    expect(search).toMatchObject({ searchMode: 'H2A', adults: 3, kids: 1 });
    expect(search).toMatchObject({ date: '2126-07-01', returnDate: '2126-07-08', wantsReturn: true });
    expect(storefront.path).toBe('/transfers?airport=CUN&pickup=quinta');
  });

  it.each(['1 Dec 2126', '1 dic 2126', '12/1/2126'])('understands the typed date %s', (date) => {
    const { search } = open(`/transfers?${new URLSearchParams({ mode: 'A2H', date, returnDate: '' })}`);
    expect(search).toMatchObject({ date: '2126-12-01', returnDate: '', wantsReturn: true });
  });

  it.each([
    ['５', '２'],
    ['٥', '٢'],
    ['\u200B5', ' 2\u00A0'],
    ['5 adults', '2.0'],
  ])('reads the counts %j and %j', (adults, kids) => {
    const { search } = open(`/transfers?${new URLSearchParams({ mode: 'A2H', adults, kids })}`);
    expect(search).toMatchObject({ adults: 5, kids: 2 });
  });

  it('is used only as far as it is valid', () => {
    const { storefront, search } = open('/transfers?mode=sideways&adults=0&kids=many&date=soon');
    expect(search).toMatchObject({ searchMode: 'A2H', adults: 2, kids: 0, date: '', wantsReturn: false });
    expect(storefront.path).toBe('/transfers');
  });

  it('leaves the query of a trip without places, which has no mode, as it is', () => {
    const { storefront, search } = open('/transfers?from=cun&adults=3&date=2126-07-01');
    expect(search).toMatchObject({ adults: 2, date: '' });
    expect(storefront.path).toBe('/transfers?from=cun&adults=3&date=2126-07-01');
  });

  it('keeps a past date, so that its field shows the error', () => {
    const { search } = open('/transfers?mode=A2H&date=2026-06-10');
    expect(search.date).toBe('2026-06-10');
  });

  it('is followed as long as the form is shown, and only in its route', () => {
    const { storefront, search, stop } = open('/transfers');
    storefront.location.navigate('/transfers?mode=A2H&adults=4');
    expect(search.adults).toBe(4);
    storefront.location.navigate('/transfers/prices?mode=A2H&adults=5');
    expect(search.adults).toBe(4);
    stop();
    storefront.location.navigate('/transfers?mode=A2H&adults=6');
    expect(search.adults).toBe(4);
  });
});

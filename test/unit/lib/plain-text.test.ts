import { expect, it } from 'vitest';
import { plainText } from '../../../src/lib/plain-text.ts';

it('keeps the text of an HTML fragment, without its markup and scripts', () => {
  expect(plainText('<p>Swim <b>far</b></p><script>alert(1)</script>\n<ul><li>Water</li></ul>')).toBe(
    'Swim far Water',
  );
});

it.each(['', ' ', '<p></p>', '<p>&nbsp;</p><br>', '<p>&#160;</p>'])('is empty for %j', (html) => {
  expect(plainText(html)).toBe('');
});

it.each([
  ['<p>Sun &amp; sea</p>', 'Sun & sea'],
  ['&quot;It&#39;s&quot; &lt;3 &#039;', '"It\'s" <3 \''],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&eacute;&constructor;', '&eacute;&constructor;'],
])('decodes what %s escapes, once', (html, text) => {
  expect(plainText(html)).toBe(text);
});

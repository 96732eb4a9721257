import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { plainTags } from '../../../src/platform/plain-tags.ts';

test.each([
  ['<p style="color:red" onclick=\'go()\' id=a hidden>One</p>', '<p>One</p>'],
  ['<P\nSTYLE = "a>b" data-x aria-label=y>Two</P >', '<p>Two</p>'],
  ['<br/><br style=x/>', '<br><br>'],
  ['<p a=b"c style="x">Three', '<p>Three'],
  ['<p/style=x/onload=y>Four', '<p>Four'],
  [
    '<a title="<p style=x>" href="https://a.example/?b=1&amp;c">l</a>',
    '<a href="https://a.example/?b=1&amp;c">l</a>',
  ],
  ["<a HREF='x\"y' href=second>l</a>", '<a href="x&quot;y">l</a>'],
  ['<p href="https://a.example">no link</p>', '<p>no link</p>'],
  ['a < b, c <3 and d<e', 'a &lt; b, c &lt;3 and d'],
  ['<!-- <p style="--><b style=x>Five</b>', '<b>Five</b>'],
  ['<?php style="x" ?>Six<!doctype html>', 'Six'],
  ['<style>p{}</style><script>"</p style=x>"</script>Seven', '</style></script>Seven'],
  ['<textarea><p style=x>eight</textarea >Eight', '</textarea>Eight'],
  ['<p style="never ends', ''],
  ['<', '&lt;'],
  ['</', ''],
  ['', ''],
])('%j becomes %j', (html, plain) => {
  expect(plainTags(html)).toBe(plain);
});

it('keeps no attribute but targets of links, whatever arrives', () => {
  const pieces = [
    '<p',
    '<a',
    '</p',
    '<!--',
    '-->',
    '>',
    ' style=',
    ' onclick=',
    ' href=',
    '"',
    "'",
    '/',
    '=',
    ' ',
    'x',
    '<',
  ];
  const html = fc.oneof(
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(html, (text) => {
      const tags = plainTags(text).match(/<[a-z][^>]*>/gi) ?? [];
      for (const tag of tags) expect(tag).toMatch(/^<(a href="[^"]*|[^\s/>]+>)/);
    }),
  );
});

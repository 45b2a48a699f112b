import { readableText } from './readableText';

test.each([
  ['plain', 'Рис уже варится', 'Рис уже варится'],
  ['markup', '<b>Акция</b> <script>alert(1)</script>', '<b>Акция</b> <script>alert(1)</script>'],
  ['escaped markup', '&lt;b&gt;Акция&lt;/b&gt;', '<b>Акция</b>'],
  ['quotes of a Russian text', '&laquo;Кицунэ&raquo; &mdash; &quot;да&quot;', '«Кицунэ» — "да"'],
  ['dashes, a minus and an apostrophe', '10&ndash;12, &minus;5&hellip; д&apos;Ор', "10–12, \u22125… д'Ор"],
  ['an ampersand', 'Рис &amp; нори', 'Рис & нори'],
  ['a bare ampersand', 'Рис & нори; ваби&саби', 'Рис & нори; ваби&саби'],
  ['what was escaped twice, once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['numbers', '&#8381; &#x20BD; &#X20bd; &#0039;', "₽ ₽ ₽ '"],
  ['the last character of Unicode', '&#x10FFFF;', '\u{10FFFF}'],
  ['no-break space', '100&nbsp;₽', '100\u00A0₽'],
  ['unknown names', '&constructor; &bogus; &;', '&constructor; &bogus; &;'],
  ['impossible numbers', '&#0; &#x110000; &#9999999;', '&#0; &#x110000; &#9999999;'],
])('%s', (_, text, expected) => {
  expect(readableText(text)).toBe(expected);
});

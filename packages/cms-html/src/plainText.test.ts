import { plainText } from './plainText';

test.each([
  ['<h2>Рамен</h2><p>Горячий<br>и&nbsp;острый</p>', 'Рамен Горячий и острый'],
  ['<p>Один <b>два</b>, три</p>\n<ul><li>четыре</li><li>пять</li></ul>', 'Один два, три четыре пять'],
  ['<table><tr><td>А</td><td>Б</td></tr></table>', 'А Б'],
  ['<script>alert(1)</script><style>p{}</style>Рамен', 'Рамен'],
  ['<p>2 &lt; 3 &amp; 4</p>', '2 < 3 & 4'],
  ['<img src="/storage/a.jpg" alt="Зал">', ''],
  ['', ''],
])('plainText(%p) is %p', (html, text) => expect(plainText(html)).toBe(text));

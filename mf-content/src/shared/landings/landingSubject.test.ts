import { linkedGroup } from './landingSubject';

test.each([
  ['<a href="/menu/supy">Супы</a>', 'supy'],
  ['<p><a class="x" href="/menu/supy/ramen?from=1">Рамен</a> <a href="/menu/rolly">', 'supy'],
  ["<a href='/menu/%D1%81%D1%83%D0%BF%D1%8B#top'>", 'супы'],
  ['<a href="https://evil.example/menu/supy">', undefined],
  ['<a href="//evil.example/menu/supy">', undefined],
  ['<a href="https://evil.example/menu/supy">Там</a> <a href="/menu/rolly">Здесь</a>', 'rolly'],
  ['<a href="/menu">Меню</a>', undefined],
  ['<a href="/menus/x">', undefined],
  ['/menu/supy', undefined],
  ['<a href="/menu/%E0%A4%A">', undefined],
])('%j links to the group %s', (html, group) => {
  expect(linkedGroup(html)).toBe(group);
});

import { createRemote } from './createRemote.mjs';

test.each([
  ['gift-cards', 'Подарки', 'is no name of a remote'],
  ['Loyalty', 'Клуб', 'is no name of a remote'],
  ['loyalty', "Клуб'; process.exit()", 'has signs that a title has not'],
  ['shell', 'Оболочка', 'is taken'],
  ['catalog', 'Каталог', 'There is a folder mf-catalog already'],
  ['restaurant', 'Ресторан', 'routes.ts has an entry "restaurant" already'],
])('the name %s with the title %s is refused', (name, title, reason) => {
  expect(() => createRemote({ name, title })).toThrow(reason);
});

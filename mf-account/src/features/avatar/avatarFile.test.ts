import { avatarRefusedBecause } from './avatarFile';

const megabytes = 1024 * 1024;
const tooLarge = 'Размер файла не должен превышать 2 МБ';
const wrongType = 'Подойдет картинка png, jpg, jpeg или webp';
const unreadable = 'Не удалось прочитать картинку. Выберите другую';

test.each([
  ['a png of 2 MB', 'image/png', 2 * megabytes, undefined],
  ['a jpeg', 'image/jpeg', 1, undefined],
  ['a jpeg of a system that names it jpg', 'image/jpg', 1, undefined],
  ['a webp', 'image/webp', 1, undefined],
  ['2 MB and one byte', 'image/png', 2 * megabytes + 1, tooLarge],
  ['a gif', 'image/gif', 1, wrongType],
  ['an svg', 'image/svg+xml', 1, wrongType],
  ['a text', 'text/plain', 1, wrongType],
  ['a file of no known type', '', 1, wrongType],
  ['a large gif', 'image/gif', 3 * megabytes, tooLarge],
  ['an empty png', 'image/png', 0, unreadable],
])('%s', (_, type, size, problem) => expect(avatarRefusedBecause({ type, size })).toBe(problem));

import { addPhotos, PHOTO_MEGABYTES, type PhotoFile } from './photos';

const limit = PHOTO_MEGABYTES * 1024 * 1024;
const file = (name: string, more: Partial<PhotoFile> = {}): PhotoFile => ({
  name,
  lastModified: 1,
  size: 1000,
  type: 'image/jpeg',
  ...more,
});
const names = (photos: readonly PhotoFile[]) => photos.map(({ name }) => name);

test('chosen photos follow the attached ones', () => {
  const { photos, problems } = addPhotos([file('a')], [file('b'), file('c')]);
  expect(names(photos)).toEqual(['a', 'b', 'c']);
  expect(problems).toEqual([]);
});

test('the same name and modified time is the same photo; another time is another photo', () => {
  const { photos, problems } = addPhotos(
    [file('a')],
    [file('a'), file('a', { lastModified: 2 }), file('b'), file('b')],
  );
  expect(photos.map(({ name, lastModified }) => [name, lastModified])).toEqual([
    ['a', 1],
    ['a', 2],
    ['b', 1],
  ]);
  expect(problems).toEqual([]);
});

test('a sixth photo is left out; a double of an attached photo does not count as the sixth', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => file(name));
  expect(addPhotos(five, [file('a')])).toEqual({ photos: five, problems: [] });
  expect(addPhotos(five.slice(1), [file('f'), file('g')])).toEqual({
    photos: [...five.slice(1), file('f')],
    problems: ['count'],
  });
});

test.each(['image/png', 'image/jpeg', 'image/jpg', 'image/webp'])('%s is a picture', (type) => {
  expect(addPhotos([], [file('a', { type })]).problems).toEqual([]);
});

test.each(['', 'image/gif', 'image/heic', 'image/svg+xml', 'application/pdf', 'text/html'])(
  'a file of type %j is left out, the others stay',
  (type) => {
    expect(addPhotos([], [file('a', { type }), file('b')])).toEqual({
      photos: [file('b')],
      problems: ['type'],
    });
  },
);

test.each([
  [limit, []],
  [limit + 1, ['size']],
])('a file of %d bytes: %j', (size, problems) => {
  expect(addPhotos([], [file('a', { size })]).problems).toEqual(problems);
});

test('each reason is named once, in a fixed order', () => {
  const chosen = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(name)),
    file('h', { size: limit + 1 }),
    file('i', { type: '' }),
    file('j', { type: '' }),
  ];
  expect(addPhotos([], chosen).problems).toEqual(['type', 'size', 'count']);
});

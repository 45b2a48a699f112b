import { addPhotos, fittingSize, type PhotoFile } from './photos';

const file = (name: string, more: Partial<PhotoFile> = {}): PhotoFile => ({
  name,
  lastModified: 1,
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

test.each([
  ['image/png', 'a.png'],
  ['image/jpeg', 'a.jpg'],
  ['image/heic', 'a.heic'],
  ['image/avif', 'a.avif'],
  ['', 'IMG_1.HEIC'],
  ['', 'a.heif'],
])('a file of type %j with the name %s is a picture', (type, name) => {
  expect(addPhotos([], [file(name, { type })]).problems).toEqual([]);
});

test.each([
  ['', 'a'],
  ['', 'heic.txt'],
  ['image/svg+xml', 'a.svg'],
  ['application/pdf', 'a.heic'],
  ['text/html', 'a.html'],
])('a file of type %j with the name %s is left out, the others stay', (type, name) => {
  expect(addPhotos([], [file(name, { type }), file('b')])).toEqual({
    photos: [file('b')],
    problems: ['type'],
  });
});

test('each reason is named once, in a fixed order', () => {
  const chosen = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(name)),
    file('i', { type: '' }),
    file('j', { type: '' }),
  ];
  expect(addPhotos([], chosen).problems).toEqual(['type', 'count']);
});

test.each([
  [{ width: 8064, height: 6048 }, 2048, { width: 2048, height: 1536 }],
  [{ width: 600, height: 800 }, 132, { width: 99, height: 132 }],
  [{ width: 100, height: 50 }, 132, { width: 100, height: 50 }],
  [{ width: 9000, height: 1 }, 132, { width: 132, height: 1 }],
])('%j fits into %d pixels a side as %j', (size, maxSide, fitting) => {
  expect(fittingSize(size, maxSide)).toEqual(fitting);
});

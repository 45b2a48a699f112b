import { diffRows, type WantedRow } from './diffRows';

interface Row {
  id: number;
  slug: string;
  name: string;
  isGone: boolean;
}

const row = (id: number, slug: string, changes: Partial<Row> = {}): Row => ({
  id,
  slug,
  name: slug,
  isGone: false,
  ...changes,
});
const maki = row(1, 'maki');
const unagi = row(2, 'unagi');

function diff(existing: Row[], wanted: WantedRow<Row>[], retire?: (row: Row) => Partial<Row>) {
  const clashes: string[] = [];
  const changes = diffRows<Row>(existing, wanted, {
    keyOf: ({ slug = '' }) => slug,
    highestId: 7,
    ...(retire && { retire }),
    defaults: ({ slug = '' }) => ({ name: slug }),
    onClash: (index, reason) => clashes.push(`${index}: ${reason}`),
  });
  return { ...changes, clashes };
}

test('equal rows change nothing, and columns that the folder lacks stay', () => {
  const { inserts, updates, deletes, ids } = diff([maki, unagi], [{ slug: 'unagi' }, maki]);
  expect({ inserts, updates, deletes, ids }).toEqual({ inserts: [], updates: [], deletes: [], ids: [2, 1] });
});

test('a new row gets an id that no row has had, or the one it pins', () => {
  const { inserts, ids } = diff([maki], [maki, { slug: 'ebi' }, { id: 40, slug: 'tako' }, { slug: 'kani' }]);
  expect(ids).toEqual([1, 41, 40, 42]);
  expect(inserts[0]).toEqual({ id: 41, slug: 'ebi', name: 'ebi' });
  expect(diff([], [{ slug: 'ebi' }]).ids).toEqual([8]);
});

test('a row is found by its id before its name', () => {
  const { updates, gone } = diff(
    [maki, unagi],
    [
      { id: 1, slug: 'futomaki' },
      { slug: 'unagi', name: 'Унаги' },
    ],
  );
  expect(updates).toEqual([
    { id: 1, set: { slug: 'futomaki' } },
    { id: 2, set: { name: 'Унаги' } },
  ]);
  expect(gone).toEqual([]);
});

test.each<[string, WantedRow<Row>[], string[]]>([
  ['an id that the name has not', [{ id: 3, slug: 'maki' }], ['0: the database has it under the id 1']],
  ['the name of another row', [{ id: 1, slug: 'unagi' }], ['0: the database has it under the id 2']],
  ['one id for two rows', [{ slug: 'maki' }, { id: 1, slug: 'ebi' }], ['1: another row has the id 1']],
])('refuses %s', (_, wanted, clashes) => {
  expect(diff([maki, unagi], wanted).clashes).toEqual(clashes);
});

test('what the folder lacks is deleted, or retired once', () => {
  expect(diff([maki, unagi], [maki])).toMatchObject({ deletes: [2], updates: [], gone: [unagi] });
  const retire = () => ({ isGone: true });
  expect(diff([maki, unagi], [maki], retire)).toMatchObject({
    deletes: [],
    updates: [{ id: 2, set: { isGone: true } }],
  });
  expect(diff([maki, row(2, 'unagi', { isGone: true })], [maki], retire).updates).toEqual([]);
});

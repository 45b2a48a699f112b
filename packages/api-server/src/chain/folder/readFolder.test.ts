import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { faultText } from './fault';
import { readFolder } from './readFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chain-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const { tables, faults } = readFolder(folder, new Date('2026-11-29T09:00:00Z'));
  return { tables, faults: faults.map(faultText) };
}

const groups = 'slug,name,tint\nrolly,Роллы,roll\n';
const zone = 'name,restaurant,minimal_amount,duration,area\n';
const corners = '55.7,37.5 55.8,37.5 55.8,37.6';

test.each<[string, Record<string, string | Buffer>, string[]]>([
  ['no fault', { 'groups.csv': groups }, []],
  [
    'a file of another name',
    { 'groups.csv': groups, 'dish.csv': 'slug\n' },
    ['dish.csv: is no table of a chain: there are groups,'],
  ],
  [
    'both forms of a table',
    { 'groups.csv': groups, 'groups.json': '[]' },
    ['groups.csv: is there beside groups.json'],
  ],
  [
    'an unknown column and a missing one',
    { 'groups.csv': 'slug,nam,tint\n' },
    [
      'groups.csv:1 nam: is no column of this table: there are id, slug, name, tint',
      'groups.csv:1 name: is missing in the heading',
    ],
  ],
  [
    'columns without a name behind the last one',
    { 'groups.csv': 'slug;name;tint;;\nrolly;Роллы;roll;;\n' },
    [],
  ],
  [
    'a fault below a cell with lines of Windows',
    { 'contacts.csv': 'kind,label,value\r\nphone,"а\r\nб\r\nв",1\r\nfax,г,2\r\n' },
    ['contacts.csv:5 kind: must be one of phone, email'],
  ],
  [
    'thousands with a comma, and numbers of programmers',
    { 'zones.csv': `${zone}А,pokrovka,"1,590",45,"${corners}"\nБ,pokrovka,1e3,0x10,"${corners}"\n` },
    [
      'zones.csv:2 minimal_amount: must be roubles, such as 590 or 590.50',
      'zones.csv:3 minimal_amount: must be roubles, such as 590 or 590.50',
      'zones.csv:3 duration: must be a whole number',
    ],
  ],
  [
    'a character that PostgreSQL does not store',
    { 'groups.csv': 'slug,name,tint\nrolly,Ро\0ллы,roll\n' },
    ['groups.csv:2 name: has a character that no text may have'],
  ],
  [
    'a menu without rows',
    { 'dishes.json': '[]' },
    ['dishes.csv: has no rows: without the file all stay as they are'],
  ],
  [
    'a table in capitals',
    { 'groups.csv': groups, 'contacts.CSV': 'kind,label,value\n' },
    ['contacts.CSV: is no table of a chain'],
  ],
  [
    'a column that is there twice',
    { 'groups.csv': 'slug,name,tint,slug\n' },
    ['groups.csv:1 slug: is there twice'],
  ],
  [
    'every fault of every row',
    { 'groups.csv': 'id,slug,name,tint\n1,rolly,Роллы,roll\n0,новые роллы,,roll\n' },
    [
      'groups.csv:3 id: must be a whole number from 1 to 1000000000',
      'groups.csv:3 slug: must be of Latin letters',
      'groups.csv:3 name: is empty',
    ],
  ],
  [
    'a repeated slug',
    { 'groups.csv': `${groups}rolly,Ещё роллы,roll\n` },
    ['groups.csv:3 slug: «rolly» is on line 2 already'],
  ],
  [
    'the first line of a row, also after a row of three lines and an empty line',
    { 'groups.csv': 'slug,name,tint\nrolly,"Роллы\nи\nсуши",\n\nsety,Сеты,\n' },
    ['groups.csv:2 tint: is empty', 'groups.csv:6 tint: is empty'],
  ],
  [
    'a cell with the delimiter and no quotes',
    { 'groups.csv': 'slug,name,tint\nrolly,Роллы, суши,roll\n' },
    ['groups.csv:2: has 4 cells for 3 columns: a cell with «,» needs quotes around it'],
  ],
  ['quotes that do not end', { 'groups.csv': 'slug,name,tint\nrolly,"Роллы,roll\n' }, ['groups.csv:']],
  [
    'a file in another encoding',
    { 'groups.csv': Buffer.from('slug,name,tint\nrolly,\xd0\xee\xeb,roll', 'latin1') },
    ['groups.csv: is not UTF-8: save it as «CSV UTF-8»'],
  ],
  [
    'prices, hours and corners',
    {
      'dishes.csv': 'slug,group,name,price,labels\nmaki,rolly,Маки,5.905,Хит; Хит\n',
      'zones.csv': `${zone}Центр,arbat,сто,0,"55.7,37.5"\n`,
      'restaurants.csv':
        'slug,name,address,latitude,longitude,mon,tue\narbat,Арбат,Арбат 1,555,37.6,10-23,24:00-25:00\n',
    },
    [
      'dishes.csv:2 price: must be roubles, such as 590 or 590.50',
      'dishes.csv:2 labels: must be different names with «;» between them',
      'restaurants.csv:2 latitude: must be a number from -90 to 90',
      'restaurants.csv:2 mon: must be like 10:00-23:00, or closed',
      'restaurants.csv:2 tue: must be like 10:00-23:00, or closed',
      'zones.csv:2 minimal_amount: must be roubles',
      'zones.csv:2 duration: must be a whole number from 1 to 1440',
      'zones.csv:2 area: must be at least three corners',
    ],
  ],
  [
    'lines of JSON',
    { 'groups.json': '[\n  {"slug": "rolly", "name": "Роллы",\n   "tint": 5,\n   "colour": "red"},\n  7\n]' },
    [
      'groups.json:4 colour: is no column of this table',
      'groups.json:5: must be an object',
      'groups.json:3 tint: must be a text',
    ],
  ],
  ['JSON that ends early', { 'groups.json': '[\n{"slug": "rolly"' }, ['groups.json:2: Unexpected']],
  ['JSON that is no list', { 'groups.json': '{}' }, ['groups.json:1: must be a list']],
  [
    'an article without a text',
    {
      'news.csv': 'slug,name,published_at\nopened,Открылись,29.11.2026\n',
      'news/closed.html': '<p>Закрылись</p>',
    },
    [
      'news.csv:2 published_at: must be a date like 2026-12-31 or 2026-12-31 20:00',
      'news.csv:2 content: is empty',
    ],
  ],
])('%s', (_, files, expected) => {
  const { faults } = read(files);
  expect(faults).toEqual(expected.map((fault) => expect.stringContaining(fault)));
});

test('reads what Russian spreadsheets write: semicolons, decimal commas, a byte order mark', () => {
  const { tables, faults } = read({
    'dishes.csv': '\uFEFFslug;group;name;price;weight;has_modifiers\r\nmaki;rolly;Маки;1 590,50;260;Да\r\n',
    'zones.csv': `${zone}Центр,arbat,790,45,"${corners}"\n`,
  });
  expect(faults).toEqual([]);
  expect(tables.dishes?.[0]?.cells).toMatchObject({
    price: 159_050,
    weight: 260,
    has_modifiers: true,
    labels: [],
  });
  expect(tables.zones?.[0]?.cells.area).toEqual([
    [55.7, 37.5],
    [55.8, 37.5],
    [55.8, 37.6],
  ]);
});

test('reads nested values of JSON, opening hours and texts beside a table', () => {
  const { tables, faults } = read({
    'restaurants.json': JSON.stringify([
      {
        slug: 'arbat',
        name: 'Арбат',
        address: 'Арбат, 1',
        latitude: 55.7,
        longitude: '37,6',
        mon: 'closed',
        tue: '11:00-24:00',
        tags: ['Wi-Fi'],
      },
    ]),
    'news.csv': 'slug,name,published_at\nopened,Открылись,-1d 09:30\n',
    'news/opened.html': '<p>Открылись<script>alert(1)</script></p>\n',
  });
  expect(faults).toEqual([]);
  expect(tables.restaurants?.[0]?.cells).toMatchObject({
    longitude: 37.6,
    mon: { hours: null },
    tue: { hours: { from: 660, to: 0 } },
    wed: null,
    tags: ['Wi-Fi'],
  });
  expect(tables.news?.[0]?.cells).toMatchObject({
    content: '<p>Открылись</p>',
    published_at: new Date('2026-11-28T06:30:00Z'),
  });
});

test.each(['', 'nowhere'])('refuses a folder without a table: «%s»', (name) => {
  expect(() => readFolder(join(folder, name), new Date())).toThrow(
    'has no table of a chain, such as dishes.csv.',
  );
});

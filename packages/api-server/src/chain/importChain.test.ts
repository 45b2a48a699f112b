import { sql } from 'drizzle-orm';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/connect';
import { files } from '../files';
import { openData } from '../testing/openData';
import { exportChain } from './exportChain';
import { readExisting } from './folder/existing';
import { importFolder } from './folder/importFolder';
import { readFolder } from './folder/readFolder';
import { importChain } from './importChain';

let db: Database;
let close: () => Promise<void>;
let folder: string;
const chainDir = process.env['CHAIN_DIR'];

beforeAll(async () => {
  // The folders of these tests have no pictures: they are taken from where the back end serves them.
  process.env['CHAIN_DIR'] = files.demoChain;
  ({ db, close } = await openData());
}, 300_000);
afterAll(async () => {
  if (chainDir === undefined) delete process.env['CHAIN_DIR'];
  else process.env['CHAIN_DIR'] = chainDir;
  await close();
});
beforeEach(() => {
  folder = demoTables();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A copy of the demo's folder without its pictures. */
function demoTables(): string {
  const copy = mkdtempSync(join(tmpdir(), 'chain-'));
  cpSync(files.demoChain, copy, { recursive: true, filter: (path) => !/pictures|icons/.test(path) });
  return copy;
}

/** Changes each row of a table that begins with the text. */
function edit(table: string, begin: string, change: (row: string) => string): void {
  const path = join(folder, table);
  const lines = readFileSync(path, 'utf8').split('\n');
  const edited = lines.flatMap((line) =>
    line.startsWith(begin) ? change(line).split('\n').filter(Boolean) : [line],
  );
  if (edited.join('\n') === lines.join('\n')) throw new Error(`${table} has no row ${begin} to change`);
  writeFileSync(path, edited.join('\n'));
}

const run = (options: Record<string, boolean> = {}) => importChain.run(db, { parameters: [folder], options });
const changes = async () => (await run({ dryRun: true })).text;
const rows = async <Row extends Record<string, unknown>>(query: string) =>
  (await db.execute<Row>(sql.raw(query))).rows;
const one = async (query: string) => (await rows(query))[0];

/** Everything that a folder describes, without what the shift sets. */
async function chainRows() {
  const { promoUses: _, zones, ...tables } = await readExisting(db);
  return { ...tables, zones: zones.map(({ durationChange: __, ...zone }) => zone) };
}

it('changes nothing when the chain is as in the folder', async () => {
  const before = await chainRows();
  const { text, isFailure } = await run();
  expect({ text, isFailure }).toEqual({ text: 'The chain is as in the folder.', isFailure: undefined });
  expect(await chainRows()).toEqual(before);
});

it('keeps ids, the stop list and what the shift has set, and tells what changes', async () => {
  const stops = await rows('select * from stop_list order by 1, 2');
  const busy = await one('select duration_change from zones where id = 3');
  const before = await chainRows();
  edit('dishes.csv', '1,', (row) => row.replace('Филадельфия классик,590', 'Филадельфия,600.50'));
  edit('dishes.csv', '2,', () => '');
  edit('dishes.csv', '3,', (row) => `${row}\n,,new-roll,rolly,Новый ролл,700,,,,,,Хит; Веган,Приборы,,,,,,`);
  edit('combos.csv', 'set-first-date,Ролл 2', (row) => row.replace('california-crab; ', ''));
  edit('combos.csv', 'set-family,Ролл,', (row) => row.replace('california-crab; ', ''));
  edit('combos.csv', 'set-lunch,Ролл,', (row) => row.replace('; california-crab', ''));
  edit('restaurants.csv', '20,', () => '');
  edit('zones.csv', '3,', (row) => row.replace(',1200,', ',1100,'));
  edit('labels.csv', '4,', (row) => row.replace('Веган', 'Без мяса'));
  edit('dishes.csv', '', (row) => row.replaceAll('Веган', 'Без мяса'));
  edit('modifiers.csv', 'Приборы,', (row) => row.replace(/,0,1$/, ',10,1'));
  edit('promos.csv', 'bonusy-5,', () => '');
  edit('promo-codes.csv', '1,', () => '');
  edit('promos.csv', 'lisa-10,', (row) => row.replace(',LISA10,', ',,'));
  edit('settings.csv', 'discount_on_pickup', () => 'discount_on_pickup,15\nlast_order_minutes,20');
  const written = [
    'labels: 1 changed (Веган → Без мяса)',
    'dishes: 1 new (new-roll), ',
    'restaurants: 1 gone (krasnogorsk)',
    'zones: 1 changed (Юг и запад)',
    'settings: 1 new (last_order_minutes), 1 changed (discount_on_pickup)',
    'promo-codes: 1 gone (LISA10)',
    'promos: ',
    'Dishes without a picture: new-roll',
  ];
  const preview = await changes();
  for (const text of [...written, 'Nothing was written.']) expect(preview).toContain(text);
  expect(await chainRows()).toEqual(before);

  const { text } = await run();
  for (const line of written) expect(text).toContain(line);
  expect(await one("select id, name, price from products where slug = 'philadelphia-classic'")).toEqual({
    id: 1,
    name: 'Филадельфия',
    price: 60_050,
  });
  // A dish that costs more than the default of a part adds the difference.
  expect(
    await one(
      "select m.name, m.price from modifiers m join products p on p.id = m.product_id where p.slug = 'kanada-unagi' order by m.id limit 1",
    ),
  ).toEqual({ name: 'Канада', price: 3_950 });
  expect(await one('select deleted from products where id = 2')).toEqual({ deleted: true });
  expect(await one("select id, deleted, external_id from products where slug = 'new-roll'")).toEqual({
    id: 166,
    deleted: false,
    external_id: 'new-roll',
  });
  expect(await one('select active from restaurants where id = 20')).toEqual({ active: false });
  expect(await one("select active_to <= now() as ended from promo_codes where code = 'LISA10'")).toEqual({
    ended: true,
  });
  expect(await rows("select 1 from promos where slug = 'bonusy-5'")).toEqual([]);
  expect(await rows('select * from stop_list order by 1, 2')).toEqual(stops);
  expect(await one('select duration_change from zones where id = 3')).toEqual(busy);
  expect((await run()).text).toBe('Dishes without a picture: new-roll\nThe chain is as in the folder.');

  // Back again: the same ids, also of the dish and the restaurant that were gone.
  rmSync(folder, { recursive: true });
  folder = demoTables();
  await run();
  const after = await chainRows();
  expect(after.products.filter(({ slug }) => slug !== 'new-roll')).toEqual(before.products);
  expect(after.restaurants).toEqual(before.restaurants);
  expect(after.modifierGroups.filter(({ productId }) => productId <= 165)).toEqual(before.modifierGroups);
  expect(after.promoCodes).toEqual(before.promoCodes);
});

it('renames by id, and gives no id twice', async () => {
  edit('groups.csv', '12,', (row) => row.replace('sousy,Соусы', 'dips,Дипы'));
  edit('dishes.csv', '', (row) => row.replace(',sousy,', ',dips,'));
  edit('dishes.csv', '4,', (row) => row.replace('aka-tobiko', 'red-tobiko'));
  edit('combos.csv', 'set-', (row) => row.replace('aka-tobiko', 'red-tobiko'));
  await run();
  expect(await one('select slug from products where id = 4')).toEqual({ slug: 'red-tobiko' });
  expect(await one('select slug from groups where id = 12')).toEqual({ slug: 'dips' });
  edit('dishes.csv', '5,', (row) => row.replace('5,', '4,'));
  edit('tags.csv', '2,', (row) => row.replace('2,', '1,'));
  const { text, isFailure } = await run();
  expect(isFailure).toBe(true);
  expect(text.split('\n')).toEqual([
    'dishes.csv:6 id: the database has it under the id 5',
    'dishes.csv:6 id: another row has the id 4',
    'tags.csv:3 id: the database has it under the id 2',
    'tags.csv:3 id: another row has the id 1',
    'Faults: 4. Nothing was changed.',
  ]);
});

it('names every reference that leads nowhere, and changes nothing', async () => {
  const before = await chainRows();
  edit('dishes.csv', '1,', (row) =>
    row.replace(',rolly,', ',roly,').replace('Хит', 'Хитт').replace('; Приборы', '; Вилки'),
  );
  edit('modifiers.csv', 'Соус сверху,', (row) => row.replace(/,0?,?\d+,\d+$/, ',,'));
  edit('dishes.csv', '6,', (row) => row.replace(',rolly,', ',,'));
  edit('combos.csv', 'set-first-date,Ролл 1', (row) => row.replace('kanada-unagi', 'kanada'));
  edit('zones.csv', '1,', (row) => row.replace('pokrovka', 'nowhere'));
  edit('restaurants.csv', '1,', (row) =>
    row.replace('pokrovka-hall', 'pokrovka-yard').replace('Wi-Fi', 'Wifi'),
  );
  edit('restaurants.csv', '2,', (row) => row.replace('00:00-00:00', ''));
  edit('tags.csv', '1,', (row) => row.replace('terrace', 'veranda'));
  edit('promo-codes.csv', '3,', (row) => row.replace('mochi-trio', ''));
  edit('promo-codes.csv', '1,', (row) => row.replace(',10,', ',0.5,'));
  edit('promos.csv', 'bonusy-5,', (row) => row.replace('mochi-berry', 'mochi'));
  edit('promos.csv', 'lisa-10,', (row) => row.replace(',LISA10,', ',LISA,'));
  edit('modifiers.csv', 'Добавки к роллу,,,,,Васаби', (row) =>
    row.replace('Васаби', 'Имбирь').replace(',,,,,', ',,,,4,'),
  );
  const { text, data } = await run();
  expect(text.split('\n')).toEqual([
    'combos.csv:2 dishes: there is no dish «kanada»',
    'dishes.csv:2 modifiers: there is no list «Вилки» in the table modifiers',
    'dishes.csv:2 group: there is no group «roly»',
    'dishes.csv:2 labels: there is no label «Хитт»',
    'dishes.csv:7 group: is empty',
    'modifiers.csv:3 option: the list «Добавки к роллу» has it already',
    'modifiers.csv:3 max: differs from the first row of the list «Добавки к роллу»',
    'modifiers.csv:8 price: is empty',
    'modifiers.csv:9 price: is empty',
    'modifiers.csv:10 price: is empty',
    'promo-codes.csv:2 value: must be a whole number of percent from 1 to 100',
    'promo-codes.csv:4 gift: is empty',
    'promos.csv:5 picture: there is no picture pictures/mochi',
    'promos.csv:8 promocode: there is no promo code «LISA»',
    'restaurants.csv:2 photos: there is no picture restaurant-pictures/pokrovka-yard',
    'restaurants.csv:2 tags: there is no tag «Wifi»',
    'restaurants.csv:3 mon: is empty: a day off is closed, and unknown hours leave all days empty',
    'tags.csv:2 icon: there is no picture icons/veranda.svg',
    'zones.csv:2 restaurant: there is no restaurant «nowhere»',
    'Faults: 19. Nothing was changed.',
  ]);
  expect(data).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ file: 'zones.csv', line: 2 })]),
  });
  expect(await chainRows()).toEqual(before);
});

it('leaves tables alone that the folder lacks, and refers to their rows', async () => {
  const before = await chainRows();
  for (const file of readdirSync(folder))
    if (file !== 'zones.csv') rmSync(join(folder, file), { recursive: true });
  edit('zones.csv', '1,', (row) => row.replace('pokrovka', 'arbat'));
  expect((await run()).text).toContain('zones: 1 changed (Центр и восток)');
  const after = await chainRows();
  expect(after.zones[0]?.restaurantId).toBe(5);
  expect({ ...after, zones: [] }).toEqual({ ...before, zones: [] });
});

it('counts the uses of a code that orders have taken', async () => {
  const order = await one('select id, user_id from orders order by id limit 1');
  await db.execute(
    sql`insert into promo_uses (promo_code_id, user_id, order_id) values (8, ${order?.['user_id']}, ${order?.['id']})`,
  );
  await db.execute(sql`update promo_codes set uses_left = 0 where id = 8`);
  expect(await changes()).not.toContain('promo-codes');
  edit('promo-codes.csv', '8,', (row) => row.replace(',1,yes', ',3,yes'));
  await run();
  expect(await one('select uses_left from promo_codes where id = 8')).toEqual({ uses_left: 2 });
  await db.execute(sql`delete from promo_uses`);
});

it('writes nothing with a fault, also when the command has found none before', async () => {
  const before = await chainRows();
  edit('groups.csv', '1,', (row) => row.replace('Роллы', 'Ролы'));
  const now = new Date();
  const chain = { ...readFolder(folder, now), faults: [{ file: 'groups.csv', reason: 'is faulty' }] };
  await db.transaction((tx) => importFolder(tx, chain, { now }));
  expect(await chainRows()).toEqual(before);
});

it('keeps the ids of a renamed heading, and of options that the till knows', async () => {
  await run();
  const options = () =>
    rows(`select m.id, m.name, g.name as heading from modifiers m join modifier_groups g on g.id = m.group_id
      where g.product_id = 1 and not g.is_combo_part order by m.id`);
  const before = await options();
  await db.execute(sql`update modifiers set external_id = 'ginger' where name = 'Имбирь'`);
  const [heading = '', ...lines] = readFileSync(join(folder, 'modifiers.csv'), 'utf8').split('\n');
  const place = heading.split(',').indexOf('option') + 1;
  const withTill = lines.filter(Boolean).map((line) => {
    const cells = line.split(',');
    const isGinger = cells[place - 1] === 'Имбирь';
    if (isGinger) cells[place - 1] = 'Имбирь маринованный';
    if (cells[0] === 'Добавки к роллу' && isGinger) cells[1] = 'Добавки';
    cells.splice(place, 0, isGinger ? 'ginger' : '');
    return cells.join(',');
  });
  const columns = heading.split(',');
  columns.splice(place, 0, 'external_id');
  writeFileSync(join(folder, 'modifiers.csv'), `${[columns.join(','), ...withTill].join('\n')}\n`);
  expect((await run()).isFailure).toBeUndefined();
  const renamed = (await options()).map(({ id, name, heading: group }) => [id, name, group]);
  expect(renamed).toEqual(
    before.map(({ id, name, heading: group }) => [
      id,
      name === 'Имбирь' ? 'Имбирь маринованный' : name,
      group === 'Добавки к роллу' ? 'Добавки' : group,
    ]),
  );
});

it('keeps the differences of combos right when only dishes are imported', async () => {
  await run();
  const difference = () =>
    one(`select m.price from modifiers m join modifier_groups g on g.id = m.group_id
      join products p on p.id = m.product_id join products s on s.id = g.product_id
      where s.slug = 'set-first-date' and p.slug = 'kanada-unagi'`);
  expect(await difference()).toEqual({ price: 5000 });
  rmSync(join(folder, 'combos.csv'));
  edit('dishes.csv', '3,', (row) => row.replace('Канада,640', 'Канада,700'));
  expect((await run()).isFailure).toBeUndefined();
  expect(await difference()).toEqual({ price: 11_000 });
});

it('exports no code whose gift has left the menu, nor its name in texts', async () => {
  await run();
  await db.execute(sql`update products set deleted = true where slug = 'kuro-neko'`);
  const target = mkdtempSync(join(tmpdir(), 'export-'));
  await exportChain.run(db, { parameters: [target], options: {} });
  for (const table of ['promo-codes', 'promos', 'landings'])
    expect(readFileSync(join(target, `${table}.csv`), 'utf8')).not.toContain(',CESAR,');
  await db.execute(sql`update products set deleted = false where slug = 'kuro-neko'`);
  rmSync(target, { recursive: true });
});

it('keeps a text in its cell whose key would name a file outside the folder', async () => {
  await run();
  await db.execute(
    sql`insert into landings (url, name, content) values ('../../../evil', 'Чужой', '<p>текст</p>')`,
  );
  const target = mkdtempSync(join(tmpdir(), 'export-'));
  await exportChain.run(db, { parameters: [join(target, 'chain')], options: {} });
  expect(readdirSync(target)).toEqual(['chain']);
  expect(readFileSync(join(target, 'chain', 'landings.csv'), 'utf8')).toContain('<p>текст</p>');
  await db.execute(sql`delete from landings where url = '../../../evil'`);
  rmSync(target, { recursive: true });
});

it('exports the default of a combo part first', async () => {
  const part = sql`(select id from modifier_groups where is_combo_part order by id limit 1)`;
  await db.execute(sql`update modifiers set is_default = position = 1 where group_id = ${part}`);
  const target = mkdtempSync(join(tmpdir(), 'export-'));
  await exportChain.run(db, { parameters: [target], options: {} });
  expect(readFileSync(join(target, 'combos.csv'), 'utf8')).toContain(
    'set-first-date,Ролл 1,philadelphia-tuna; philadelphia-classic; kanada-unagi\n',
  );
  rmSync(target, { recursive: true });
});

it('exports what import reads: an empty database gets the same chain, ids included', async () => {
  await run();
  const [first, second] = [mkdtempSync(join(tmpdir(), 'export-')), mkdtempSync(join(tmpdir(), 'export-'))];
  await db.execute(sql`update modifiers set external_id = 'till ' || name where product_id is null`);
  await exportChain.run(db, { parameters: [first], options: {} });
  expect(readFileSync(join(first, 'modifiers.csv'), 'utf8')).toContain('Имбирь,till Имбирь,');
  const before = await chainRows();
  const tables = Object.keys(before).map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  await db.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
  rmSync(folder, { recursive: true });
  folder = first;
  expect((await run()).text).toContain('restaurants: 20 new');
  const after = await chainRows();
  // Modifiers have no id in a folder, and the rows of dishes that have left the menu are no part of it.
  const named = ({ products, promos, restaurants, promoCodes, zones, settings }: typeof after) => ({
    products: products.filter(({ deleted }) => !deleted),
    promos: promos.map((promo) => ({ ...promo, id: 0 })),
    restaurants,
    promoCodes,
    zones,
    settings,
  });
  expect(named(after)).toEqual(named(before));
  await exportChain.run(db, { parameters: [second], options: {} });
  const texts = (root: string) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(csv|html)$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]);
  expect(texts(second)).toEqual(texts(first));
  expect(readdirSync(join(second, 'pictures')).length).toBeGreaterThan(600);
  await expect(exportChain.run(db, { parameters: [second], options: {} })).rejects.toThrow('is not empty');
  rmSync(second, { recursive: true });
});

it('brings the demo chain to an empty database as a first start does', async () => {
  await db.execute(
    sql.raw(
      'truncate groups, products, labels, modifier_groups, restaurants, restaurant_tags, zones restart identity cascade',
    ),
  );
  await db.execute(
    sql.raw(
      'truncate promo_codes, promos, articles, history_events, landings, contacts, settings restart identity cascade',
    ),
  );
  await run();
  const imported = await chainRows();
  // The next row of the database follows those of the folder.
  const added =
    "insert into groups (slug, name, tint, position) values ('new', 'New', 'roll', 13) returning id";
  expect(await one(added)).toEqual({ id: 13 });
  await close();
  ({ db, close } = await openData());
  expect(imported).toEqual(await chainRows());
});

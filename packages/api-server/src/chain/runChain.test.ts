import type { Database } from '../database/connect';
import { sql } from 'drizzle-orm';
import { openData } from '../testing/openData';
import { runChain } from './runChain';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
}, 300_000);
afterAll(() => close());

/** What a command of `pnpm chain` prints, and its exit code. */
async function chain(...line: string[]) {
  const [lines, errors]: string[][] = [[], []];
  const code = await runChain(line, {
    withDatabase: (work) => work(db),
    write: (text) => lines?.push(text),
    writeError: (text) => errors?.push(text),
  });
  return { code, output: lines?.join(''), errors: errors?.join('') };
}

const stoppedIn = async (productId: number) =>
  (
    await db.execute<{ id: number }>(
      sql`select restaurant_id as id from stop_list where product_id = ${productId} order by 1`,
    )
  ).rows.map(({ id }) => id);

it('stops a dish in one restaurant or in all, and again', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from restaurants order by id`);
  const all = rows.map(({ id }) => id);
  expect(await stoppedIn(1)).toEqual([]);

  const one = ['stop', 'philadelphia-classic', '--restaurant', String(all[1])];
  expect(await chain(...one, '--json')).toEqual({
    code: 0,
    output: `{"dish":"philadelphia-classic","restaurants":[${all[1]}]}\n`,
    errors: '',
  });
  expect(await stoppedIn(1)).toEqual([all[1]]);

  expect((await chain('stop', '1')).output).toBe('Филадельфия классик is sold out in every restaurant.\n');
  expect(await stoppedIn(1)).toEqual(all);

  await chain('unstop', 'dish-1', '--restaurant', String(all[1]));
  expect(await stoppedIn(1)).toEqual(all.filter((id) => id !== all[1]));
  await chain('unstop', 'dish-1');
  expect(await stoppedIn(1)).toEqual([]);
});

it.each([
  [['stop', 'pizza-with-pineapple'], 'No dish has the id or slug «pizza-with-pineapple».'],
  [['stop', '1', '--restaurant', 'nowhere'], 'No restaurant is named «nowhere». There are: '],
  [['stop'], "missing required argument 'dish'"],
  [['stop', '1', '--resturant', '1'], "unknown option '--resturant'"],
  [['stpo', '1'], "unknown command 'stpo'"],
])('refuses %j in a line', async (line, message) => {
  const { code, output, errors } = await chain(...line);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(message);
});

it('lists the commands and the options of one', async () => {
  const { code, output } = await chain('--help');
  expect(code).toBe(0);
  expect(output).toContain('puts a dish on the stop list');
  expect((await chain('stop', '--help')).output).toContain('only in this restaurant');
});

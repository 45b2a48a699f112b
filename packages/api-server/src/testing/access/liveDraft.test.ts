import { createClient } from '../client';
import { type Operation, readOperations } from '../fuzz/operations';
import { createShoppers } from '../shopper';
import { startServer, type TestServer } from '../startServer';
import { createSender } from './createSender';
import { liveDraft } from './liveDraft';

// A guest's cart that is not ordered yet, in every call that takes its uuid.

let server: TestServer;
let client: ReturnType<typeof createClient>;
let operations: Operation[];

beforeAll(async () => {
  server = await startServer({ PAYMENT_CHECK_SECONDS: '3600' });
  client = createClient(server.url);
  const document = await (await fetch(`${server.url}/docs/json`)).json();
  operations = readOperations(document as Parameters<typeof readOperations>[0]).filter(({ fields }) =>
    fields.some(({ keys }) => keys.join('.') === 'draft_uuid'),
  );
});

const secret = 'Ключ под ковриком';

/** A guest's cart with a comment that only callers with its uuid may read. */
async function makeDraft(): Promise<string> {
  const { body } = await client.cart('add-product', { form: { product_id: 3, amount: 1 } });
  const uuid = body.order.draft_uuid ?? '';
  await client.cart('add-comment', { form: { comment: secret, draft_uuid: uuid } });
  return uuid;
}

/** The draft with its lines; empty once the draft has become a customer's cart. */
const rowsOfDraft = (uuid: string) =>
  server.query(`select to_jsonb(c)::text as cart, to_jsonb(i)::text as line
    from carts c left join cart_items i on i.cart_id = c.id where c.draft_uuid = '${uuid}' order by i.id`);

test.each(['customer', 'guest'] as const)('every call of a %s who knows its uuid', async (who) => {
  const shoppers = createShoppers(server, who === 'customer' ? 79_993_340_200 : 79_993_340_300);
  const outcomes: Record<string, string> = {};
  for (const operation of operations) {
    const shopper = await shoppers.logIn();
    await shoppers.fillCart(shopper);
    const { items } = await shoppers.cart(shopper);
    const send = createSender(client, { ...shopper, itemId: items[0]?.id ?? 0 });
    const uuid = await makeDraft();
    const before = await rowsOfDraft(uuid);
    const { status, text } = await send(operation, {
      headers: who === 'customer' ? { authorization: `Bearer ${shopper.token}` } : {},
      field: 'draft_uuid',
      value: uuid,
    });
    const after = await rowsOfDraft(uuid);
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    const fate = after.length === 0 ? 'adopted' : isSame ? 'kept' : 'changed';
    const name = `${operation.method} ${operation.path}`;
    outcomes[name] = `${status} ${fate}${text.includes(secret) ? ', shown' : ''}`;
  }
  expect(outcomes).toEqual(
    Object.fromEntries(Object.entries(liveDraft).map(([name, expected]) => [name, expected[who]])),
  );
});

test('a login that names it adopts it, once', async () => {
  const uuid = await makeDraft();
  const token = await client.login('79993340401', uuid);
  expect(await rowsOfDraft(uuid)).toEqual([]);
  expect((await client.cart('get', { token })).body.order.items.map(({ product_id }) => product_id)).toEqual([
    3,
  ]);
  const other = await client.login('79993340402', uuid);
  expect((await client.cart('get', { token: other })).body.order).toBeNull();
});

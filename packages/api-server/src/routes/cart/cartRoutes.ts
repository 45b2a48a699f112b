import { cartCalls } from '@storefront/api-contract/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { customerOf } from '../../auth/identify';
import { addProduct, changeAmount } from '../../cart/changeLines';
import { withCart } from '../../cart/withCart';
import { recommend } from '../../catalogue/recommend';
import { stoppedAt } from '../../catalogue/stoppedAt';
import type { Context } from '../../context';
import type { Transaction } from '../../database/connect';
import { carts } from '../../database/schema/carts';
import { placeOrder } from '../../orders/placeOrder';
import { addCall, addCustomerCall } from '../../plugins/call';
import { chosenProducts } from './chosenProducts';

export function cartRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, cartCalls.get, async ({ query, request }) =>
    withCart(context, { user: (await customerOf(context, request))?.user, fields: query, kind: 'read' }),
  );
  addCall(app, cartCalls.addProduct, async ({ body, request }) => {
    const user = (await customerOf(context, request))?.user;
    const { product_id: productId, amount, modifiers } = body;
    return withCart(context, { user, fields: body, kind: 'add' }, (tx, cart) =>
      addProduct(tx, cart, { productId, amount, modifiers }),
    );
  });
  addCall(app, cartCalls.changeAmount, async ({ body, request }) => {
    const user = (await customerOf(context, request))?.user;
    const { item_id: itemId, amount } = body;
    return withCart(context, { user, fields: body, kind: 'change' }, (tx, cart) =>
      changeAmount(tx, cart, { itemId, amount }),
    );
  });
  parameterRoutes(app, context);
  addCall(app, cartCalls.changeTakeMethod, async ({ body, request }) => {
    const user = (await customerOf(context, request))?.user;
    return withCart(context, { user, fields: body, kind: 'change', takeMethod: body.method });
  });
  addCustomerCall(app, context, cartCalls.process, ({ body, customer }) =>
    placeOrder(context, customer.user, body),
  );
  addCall(app, cartCalls.recommendations, async ({ query, request }) => {
    const user = (await customerOf(context, request))?.user;
    const menu = await context.menu.read();
    const { stopped } = await stoppedAt(context, menu, query);
    return recommend(menu, { chosen: await chosenProducts(context, { user, query }), stopped });
  });
}

type Columns = Partial<typeof carts.$inferInsert>;

/** Calls that set one column of the cart. */
function parameterRoutes(app: FastifyInstance, context: Context): void {
  const set =
    (columns: Columns) =>
    async (tx: Transaction, { id }: { id: number }) => {
      await tx.update(carts).set(columns).where(eq(carts.id, id));
    };
  addCall(app, cartCalls.addComment, async ({ body, request }) => {
    const user = (await customerOf(context, request))?.user;
    return withCart(context, { user, fields: body, kind: 'change' }, set({ comment: body.comment || null }));
  });
  addCall(app, cartCalls.changePaymentType, async ({ body, request }) => {
    const user = (await customerOf(context, request))?.user;
    return withCart(context, { user, fields: body, kind: 'change' }, set({ paymentTypeId: body.id }));
  });
  addCall(app, cartCalls.changePersonCount, async ({ query, request }) => {
    const user = (await customerOf(context, request))?.user;
    return withCart(context, { user, fields: query, kind: 'change' }, set({ personsCount: query.persons }));
  });
  addCall(app, cartCalls.toggleParam, async ({ body, request }) => {
    const user = (await customerOf(context, request))?.user;
    const isOn = body.value === 1;
    const columns = body.param === 'contactless' ? { contactless: isOn } : { needCallConfirmation: isOn };
    return withCart(context, { user, fields: body, kind: 'change' }, set(columns));
  });
}

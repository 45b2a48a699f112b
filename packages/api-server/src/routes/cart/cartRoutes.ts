import type { IncomingHttpHeaders } from 'node:http';
import { cartCalls, periodCalls } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requesterOf } from '../../auth/requester';
import { hashToken } from '../../auth/secrets';
import { addProduct, changeAmount } from '../../cart/changeLines';
import { deliveryPeriods } from '../../cart/deliveryPeriods';
import { cartMessages } from '../../cart/messages';
import { isSlotFull } from '../../cart/slotCapacity';
import { takeMethodPlace } from '../../cart/takeMethodPlace';
import { readWantedTime } from '../../cart/wantedTime';
import { withCart } from '../../cart/withCart';
import type { CallKey, CartChange } from '../../cart/writeCart';
import { ApiError, unprocessable } from '../../apiError';
import type { OrderOutcome } from '../../plugins/metrics';
import type { Context } from '../../context';
import { messages as orderMessages } from '../../orders/messages';
import { placeOrder } from '../../orders/placeOrder';
import { PaymentNotOpened } from '../../payment/openPayment';
import { addCustomerCall, addVisitorCall } from '../../plugins/call';
import { submitPromo } from '../../promo-codes/changePromo';
import { limitPromoTries } from '../../promo-codes/limitPromoTries';
import { recommendFor } from './recommendFor';

export function cartRoutes(app: FastifyInstance, context: Context): void {
  addVisitorCall(app, context, cartCalls.get, ({ query, user }) =>
    withCart(context, { user, fields: query, kind: 'read' }),
  );
  addVisitorCall(app, context, cartCalls.addProduct, ({ body, user, request }) => {
    const { product_id: productId, amount, modifiers } = body;
    const callKey = callKeyOf(request);
    return withCart(context, { user, fields: body, kind: 'add', callKey }, (cart) =>
      addProduct(cart, { productId, amount, modifiers }),
    );
  });
  addVisitorCall(app, context, cartCalls.changeAmount, ({ body, user }) => {
    const { item_id: itemId, amount } = body;
    return withCart(context, { user, fields: body, kind: 'change' }, (cart) =>
      changeAmount(cart, { itemId, amount }),
    );
  });
  parameterRoutes(app, context);
  addVisitorCall(app, context, cartCalls.changeTakeMethod, ({ body, user }) => {
    const fields = takeMethodPlace(body, user === undefined);
    return withCart(context, { user, fields, kind: 'change', takeMethod: body.method });
  });
  timeRoutes(app, context);
  promoRoutes(app, context);
  addCustomerCall(app, context, cartCalls.process, async ({ body, customer, request }) => {
    const count = (outcome: OrderOutcome) => context.metrics.orders.inc({ outcome });
    try {
      const { result, isRepeated } = await placeOrder(context, {
        user: customer.user,
        orderRequest: body,
        key: idempotencyKey(request.headers),
        onProviderError: (error) => request.log.error({ err: error }, 'the payment provider failed'),
      });
      count(isRepeated ? 'repeated' : 'placed');
      return result;
    } catch (error) {
      count(isRefusal(error) ? 'refused' : 'failed');
      throw error;
    }
  });
  addVisitorCall(app, context, cartCalls.recommendations, ({ query, user }) =>
    recommendFor(context, { user, query }),
  );
}

/** Whether the customer can do something about it. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.statusCode < 500 && !(error instanceof PaymentNotOpened);

function timeRoutes(app: FastifyInstance, context: Context): void {
  addVisitorCall(app, context, cartCalls.changeDatetime, ({ body, user }) => {
    return withCart(context, { user, fields: body, kind: 'change' }, async ({ place, facts }, db) => {
      if (!body.datetime) return { columns: { datetime: null } };
      const when = { place, settings: facts.settings, now: new Date() };
      const datetime = readWantedTime(body.datetime, when);
      if (await isSlotFull(db, datetime, when)) throw unprocessable(cartMessages.timeFull, 'datetime');
      return { columns: { datetime } };
    });
  });
  addVisitorCall(app, context, periodCalls.periods, ({ query, user }) =>
    deliveryPeriods(context.db, user, query),
  );
}

function promoRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, cartCalls.submitPromo, ({ body, customer: { user }, request }) => {
    const { network } = requesterOf(request);
    return limitPromoTries(context, { userId: user.id, network }, () =>
      withCart(context, { user, fields: body, kind: 'change' }, (cart, db) =>
        submitPromo(db, cart, { user, code: body.code }),
      ),
    );
  });
  addCustomerCall(app, context, cartCalls.cancelPromo, ({ body, customer: { user } }) =>
    withCart(context, { user, fields: body, kind: 'change' }, () => ({ columns: { promoCodeId: null } })),
  );
}

/** Calls that set one column of the cart. */
function parameterRoutes(app: FastifyInstance, context: Context): void {
  const set = (columns: CartChange['columns']) => () => ({ columns });
  addVisitorCall(app, context, cartCalls.addComment, ({ body, user }) =>
    withCart(context, { user, fields: body, kind: 'change' }, set({ comment: body.comment || null })),
  );
  addVisitorCall(app, context, cartCalls.changePaymentType, ({ body, user }) =>
    withCart(context, { user, fields: body, kind: 'change' }, set({ paymentTypeId: body.id })),
  );
  addVisitorCall(app, context, cartCalls.changePersonCount, ({ query, user }) =>
    withCart(context, { user, fields: query, kind: 'change' }, set({ personsCount: query.persons })),
  );
  addVisitorCall(app, context, cartCalls.toggleParam, ({ body, user }) => {
    const isOn = body.value === 1;
    const columns = body.param === 'contactless' ? { contactless: isOn } : { needCallConfirmation: isOn };
    return withCart(context, { user, fields: body, kind: 'change' }, set(columns));
  });
}

/** Undefined for a call without a key. */
function callKeyOf({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): CallKey | undefined {
  const key = idempotencyKey(headers);
  return key === undefined ? undefined : { key, fingerprint: hashToken(JSON.stringify(body)) };
}

const maxKeyLength = 100;

/** The `Idempotency-Key` header; undefined when it is empty. Throws 422 when it is too long to store. */
function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = String(headers['idempotency-key'] ?? '').trim();
  if (key.length > maxKeyLength) {
    throw unprocessable(orderMessages.keyTooLong(maxKeyLength), 'idempotency-key');
  }
  return key || undefined;
}

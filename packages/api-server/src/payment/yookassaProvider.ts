import { parseJson } from '@storefront/domain';
import * as z from 'zod/mini';
import { ApiError, notFound } from '../apiError';
import { callAcquirer } from './callAcquirer';
import { messages } from './messages';
import type { Bill, KnownPayment, OpenedPayment, PaymentEvent, PaymentProvider, Receipt } from './provider';
import { toMoney, toYookassaReceipt } from './yookassaReceipt';

interface Yookassa {
  /** Of the API, without a slash at the end. */
  url: string;
  shopId: string;
  secret: string;
  /** The storefront's address. */
  publicUrl: string;
  /** Undefined lets the customer choose on YooKassa's page. */
  method: 'sbp' | undefined;
  /** 1 to 6; undefined for a shop with one tax system. */
  taxSystem: number | undefined;
  /** Of a dish without its own. */
  vatCode: number;
  timeoutMs?: number;
}

const id = z.string().check(z.regex(/^\w[\w.:-]{0,199}$/));

/** Kopecks. */
const money = z.pipe(
  z.object({ value: z.string().check(z.regex(/^\d{1,10}\.\d\d$/)), currency: z.literal('RUB') }),
  z.transform(({ value }) => Number(value.replace('.', ''))),
);

const openedSchema = z.object({
  id,
  confirmation: z.object({
    confirmation_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
  }),
});

const paymentSchema = z.object({
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: money,
});

const refundSchema = z.object({
  payment_id: id,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: money,
});

const refundsSchema = z.object({ items: z.array(refundSchema) });

/** The object of a `refund` event is the refund, which names its payment. */
const webhookSchema = z.object({
  event: z.string(),
  object: z.object({ id, payment_id: z.optional(id) }),
});

interface RefundPart {
  externalId: string;
  /** Kopecks. */
  amount: number;
  /** `Idempotence-Key` of this refund, at most 64 characters. */
  key: string;
  /** The lines given back; undefined for the whole payment, whose receipt YooKassa has. */
  receipt: Receipt | undefined;
}

interface YookassaProvider extends PaymentProvider {
  /** Pays a part of a payment back, once per key. Throws like `refund`. */
  refundPart: (part: RefundPart, signal?: AbortSignal) => Promise<'pending' | 'succeeded' | 'canceled'>;
}

/**
 * YooKassa's API v3 (yookassa.ru/developers/api). Each call has Basic authentication; webhooks have no proof of
 * their sender, so a webhook only names a payment or a refund, which is read from the API.
 */
export function yookassaProvider(options: Yookassa): YookassaProvider {
  const { url, shopId, secret, publicUrl, method, vatCode, taxSystem, timeoutMs = 5000 } = options;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`;
  const read = async <Schema extends z.core.$ZodType>(
    schema: Schema,
    path: string,
    signal?: AbortSignal,
  ): Promise<z.output<Schema>> => {
    const response = await callAcquirer(url + path, {
      method: 'GET',
      headers: { authorization },
      timeoutMs,
      signal,
    });
    return z.parse(schema, await response.json());
  };
  const write = async <Schema extends z.core.$ZodType>(
    schema: Schema,
    path: string,
    { key, content, signal }: { key: string; content: object; signal?: AbortSignal | undefined },
  ): Promise<z.output<Schema>> => {
    const response = await callAcquirer(url + path, {
      method: 'POST',
      headers: { authorization, 'idempotence-key': key },
      body: JSON.stringify(content),
      timeoutMs,
      signal,
    });
    return z.parse(schema, await response.json());
  };

  const openPayment = async ({ token, amount, receipt }: Bill): Promise<OpenedPayment> => {
    const content = {
      amount: toMoney(amount),
      capture: true,
      confirmation: { type: 'redirect', return_url: `${publicUrl}/pay/${token}` },
      metadata: { reference: token },
      receipt: toYookassaReceipt(receipt, amount, { vatCode, taxSystem }),
      ...(method ? { payment_method_data: { type: method } } : {}),
    };
    const opened = await write(openedSchema, '/payments', { key: token, content });
    return { externalId: opened.id, url: opened.confirmation.confirmation_url };
  };

  const askPayment = async (
    { externalId }: Pick<KnownPayment, 'externalId'>,
    signal?: AbortSignal,
  ): Promise<PaymentEvent | undefined> => {
    const { status, amount } = await read(paymentSchema, `/payments/${externalId}`, signal);
    if (status === 'succeeded') return { id: `paid:${externalId}`, externalId, status: 'paid', amount };
    // Also after a refusal of the bank: such a payment can never be made, but the order waits for another one.
    if (status === 'canceled') return { id: `failed:${externalId}`, externalId, status: 'failed', amount };
    return undefined;
  };

  const refundPart: YookassaProvider['refundPart'] = async ({ externalId, amount, key, receipt }, signal) => {
    const content = {
      payment_id: externalId,
      amount: toMoney(amount),
      ...(receipt ? { receipt: toYookassaReceipt(receipt, amount, { vatCode, taxSystem }) } : {}),
    };
    return (await write(refundSchema, '/refunds', { key, content, signal })).status;
  };

  const refund: PaymentProvider['refund'] = async ({ token, externalId, amount }, signal) => {
    const { items } = await read(refundsSchema, `/refunds?payment_id=${externalId}&limit=100`, signal);
    const whole = items.filter((item) => item.amount === amount);
    if (whole.some(({ status }) => status === 'succeeded')) return 'refunded';
    if (whole.some(({ status }) => status === 'pending')) return 'pending';
    // YooKassa forgets keys after a day and repeats the answer of a canceled refund before that, so the key counts them.
    const key = `refund-${token}-${whole.length}`;
    const status = await refundPart({ externalId, amount, key, receipt: undefined }, signal);
    if (status === 'succeeded') return 'refunded';
    const canceled = whole.length + (status === 'canceled' ? 1 : 0);
    if (canceled > 0) throw new Error(`the acquirer has canceled ${canceled} refunds of the payment`);
    return 'pending';
  };

  const readWebhook: PaymentProvider['readWebhook'] = async ({ body }, { isKnown }) => {
    const { data: webhook } = z.safeParse(webhookSchema, parseJson(body.toString('utf8')));
    if (!webhook) throw new ApiError(401, { message: messages.unreadable });
    const { event, object } = webhook;
    const isRefund = event.startsWith('refund.');
    const externalId = isRefund ? object.payment_id : object.id;
    // A forged webhook must not make this server call YooKassa.
    if (!externalId || !(await isKnown(externalId))) throw notFound(messages.notFound);
    if (!isRefund) return askPayment({ externalId });
    const { payment_id: refunded, status, amount } = await read(refundSchema, `/refunds/${object.id}`);
    if (status !== 'succeeded') return undefined;
    return { id: `refunded:${object.id}`, externalId: refunded, status: 'refunded', amount };
  };

  return { kind: 'yookassa', secret, openPayment, askPayment, refund, refundPart, readWebhook };
}

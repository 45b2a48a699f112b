import type { IncomingMessage } from 'node:http';
import { type StandInAnswer, startStandIn } from './standIn';

interface Money {
  value: string;
  currency: string;
}

interface Receipt {
  customer: { phone?: string; email?: string };
  tax_system_code?: number;
  items: {
    description: string;
    quantity: number;
    amount: Money;
    vat_code: number;
    payment_subject: string;
    payment_mode: string;
  }[];
}

interface Payment {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: Money;
  capture: boolean;
  confirmation: { type: string; return_url: string; confirmation_url: string };
  metadata: { reference: string };
  payment_method_data?: { type: string };
  receipt: Receipt;
}

interface Refund {
  id: string;
  payment_id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: Money;
  receipt?: Receipt;
}

/** `losesAnswers`: the work is done, and the answer is a 500. */
type Behaviour = 'works' | 'fails' | 'losesAnswers' | 'hangs';

export const kopecksOf = ({ value }: Money): number => Number(value.replace('.', ''));

/** What the API refuses in a receipt; undefined for a receipt that it takes. */
function faultOf({ customer, items }: Receipt, total: Money): string | undefined {
  if (!/^\d{11,15}$/.test(customer.phone ?? '') && !customer.email) return 'receipt.customer';
  const isItem = ({ description, quantity, amount, vat_code }: Receipt['items'][number]) =>
    description.length > 0 &&
    description.length <= 128 &&
    quantity > 0 &&
    /^\d+\.\d\d$/.test(amount.value) &&
    kopecksOf(amount) > 0 &&
    vat_code >= 1 &&
    vat_code <= 12;
  if (items.length === 0 || !items.every(isItem)) return 'receipt.items';
  const sum = items.reduce((before, { quantity, amount }) => before + quantity * kopecksOf(amount), 0);
  return sum === kopecksOf(total) ? undefined : 'receipt.items.amount';
}

const refusal = (status: number, parameter?: string): StandInAnswer => ({
  status,
  body: { type: 'error', code: 'invalid_request', parameter },
});

/** YooKassa as its public documentation describes the API v3: Basic authentication, keys, payments, refunds, receipts. */
export async function startYookassa({ shopId, secret }: { shopId: string; secret: string }) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`;
  /** The first answer under each key, and what was asked. */
  const answered = new Map<string, { content: string; answer: StandInAnswer }>();
  const state = {
    behaviour: 'works' as Behaviour,
    /** What becomes of the next refunds at once. */
    nextRefund: 'succeeded' as Refund['status'],
    /** By id, the oldest first. */
    payments: new Map<string, Payment>(),
    refunds: new Map<string, Refund>(),
    /** Method and path of each call that was authenticated. */
    calls: [] as string[],
  };
  let numbers = 0;

  function pay(content: string): StandInAnswer {
    const asked = JSON.parse(content) as Omit<Payment, 'id' | 'status'>;
    const fault = faultOf(asked.receipt, asked.amount);
    if (fault) return refusal(400, fault);
    const id = `yoo-${(numbers += 1)}`;
    const confirmation = { ...asked.confirmation, confirmation_url: `https://yoomoney.test/${id}` };
    const payment: Payment = { ...asked, id, status: 'pending', confirmation };
    state.payments.set(id, payment);
    // The answer is of this moment: a repeated call gets it again.
    return { status: 200, body: { ...payment } };
  }

  function payBack(content: string): StandInAnswer {
    const asked = JSON.parse(content) as Omit<Refund, 'id' | 'status'>;
    const payment = state.payments.get(asked.payment_id);
    if (payment?.status !== 'succeeded') return refusal(400, 'payment_id');
    const given = [...state.refunds.values()]
      .filter(({ payment_id, status }) => payment_id === payment.id && status !== 'canceled')
      .reduce((sum, { amount }) => sum + kopecksOf(amount), 0);
    if (given + kopecksOf(asked.amount) > kopecksOf(payment.amount)) return refusal(400, 'amount');
    const isPart = kopecksOf(asked.amount) < kopecksOf(payment.amount);
    const fault = asked.receipt ? faultOf(asked.receipt, asked.amount) : isPart ? 'receipt' : undefined;
    if (fault) return refusal(400, fault);
    const refund: Refund = { ...asked, id: `refund-${(numbers += 1)}`, status: state.nextRefund };
    state.refunds.set(refund.id, refund);
    return { status: 200, body: { ...refund } };
  }

  function write(path: string, key: string | undefined, content: string): StandInAnswer {
    if (!key || key.length > 64) return refusal(400, 'Idempotence-Key');
    const known = answered.get(key);
    if (known) return known.content === content ? known.answer : refusal(400, 'Idempotence-Key');
    const answer = path === '/v3/payments' ? pay(content) : payBack(content);
    answered.set(key, { content, answer });
    return answer;
  }

  function read(address: URL): StandInAnswer {
    const [, , kind, id = ''] = address.pathname.split('/');
    if (kind === 'refunds' && !id) {
      const of = address.searchParams.get('payment_id');
      const items = [...state.refunds.values()].filter(({ payment_id }) => payment_id === of).toReversed();
      return { status: 200, body: { type: 'list', items } };
    }
    const found = kind === 'payments' ? state.payments.get(id) : state.refunds.get(id);
    return found ? { status: 200, body: found } : refusal(404);
  }

  async function respond(request: IncomingMessage, content: string): Promise<StandInAnswer> {
    if (request.headers.authorization !== authorization) return refusal(401);
    const address = new URL(request.url ?? '', 'http://yookassa');
    const { behaviour } = state;
    state.calls.push(`${request.method} ${address.pathname}`);
    if (behaviour === 'hangs') return new Promise(() => {});
    if (behaviour === 'fails') return refusal(500);
    const key = request.headers['idempotence-key'] as string | undefined;
    const answer = request.method === 'POST' ? write(address.pathname, key, content) : read(address);
    return behaviour === 'losesAnswers' ? refusal(500) : answer;
  }

  const { url, close } = await startStandIn(respond);
  return {
    state,
    url: `${url}/v3`,
    close,
    /** The payment that was opened last. */
    lastPayment: () => [...state.payments.values()].at(-1),
  };
}

/** The body of a webhook about a payment or a refund. */
export const yookassaWebhook = (event: string, object: Partial<Payment> | Partial<Refund>) => ({
  type: 'notification',
  event,
  object,
});

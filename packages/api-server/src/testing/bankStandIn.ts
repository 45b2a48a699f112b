import type { IncomingMessage } from 'node:http';
import { isSigned } from '../webhooks/signature';
import { type StandInAnswer, startStandIn } from './standIn';

/** `losesAnswers`: the work is done, and the answer is a 500. */
type Behaviour = 'works' | 'fails' | 'losesAnswers' | 'hangs' | 'sendsUnsafeUrl';

interface Options {
  secret: string;
  /** Runs after the work of a call and before its answer. */
  beforeAnswer?: (request: IncomingMessage) => Promise<void>;
}

/** The acquirer of packages/api-server/README.md, «An acquirer with our API». */
export async function startBank({ secret, beforeAnswer }: Options) {
  const state = {
    behaviour: 'works' as Behaviour,
    /** How many payments it has opened. */
    numbers: 0,
    /** Opened payments by idempotency key. */
    opened: new Map<string, { id: string; amount: number; return_url: string }>(),
    /** Payments that the bank knows as settled, by its id. */
    settled: new Map<string, 'paid' | 'declined' | 'canceled'>(),
    /** Sums paid back, by idempotency key. */
    refunded: new Map<string, { payment_id: string; amount: number }>(),
    /** The idempotency key of each call of /refunds, also of one that fails. */
    refundCalls: [] as string[],
  };

  function open(key: string, content: string): StandInAnswer {
    const known = state.opened.get(key) ?? { id: `bank-${(state.numbers += 1)}`, ...JSON.parse(content) };
    state.opened.set(key, known);
    const unsafe = state.behaviour === 'sendsUnsafeUrl';
    const url = unsafe ? 'javascript:alert(1)' : `https://bank.test/${known.id}`;
    return { status: 200, body: { id: known.id, payment_url: url } };
  }

  function work(path: string, key: string, content: string): StandInAnswer {
    if (path === '/payments') return open(key, content);
    if (path === '/refunds') {
      state.refunded.set(key, JSON.parse(content) as { payment_id: string; amount: number });
      return { status: 200, body: {} };
    }
    const [id = ''] = path.split('/').slice(-1);
    const known = [...state.opened.values()].find((payment) => payment.id === id);
    return {
      status: 200,
      body: { id, status: state.settled.get(id) ?? 'pending', amount: known?.amount ?? 0 },
    };
  }

  const { url, close } = await startStandIn(async (request, content) => {
    const path = request.url?.replace('/v1', '') ?? '';
    const signed = { headers: request.headers, body: content || path };
    if (!isSigned('payment', secret, signed, new Date())) return { status: 401, body: {} };
    const key = String(request.headers['idempotency-key']);
    if (path === '/refunds') state.refundCalls.push(key);
    const answer = state.behaviour === 'fails' ? undefined : work(path, key, content);
    if (state.behaviour === 'hangs') return new Promise(() => {});
    await beforeAnswer?.(request);
    return answer && state.behaviour !== 'losesAnswers' ? answer : { status: 500, body: {} };
  });
  return { state, url: `${url}/v1`, close };
}

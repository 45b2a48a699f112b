import { isSigned, signedHeaders } from '../webhooks/signature';
import { startStandIn } from './standIn';

/** A message of docs/integrating.md, as far as tests look into it. */
interface KitchenMessage {
  event_id: string;
  kind: 'order' | 'canceled';
  order: { id: number; restaurant: { id: number; external_id: string } } & Record<string, unknown>;
}

interface Options {
  secret: string;
  /** Runs before the answer to a message; may never settle, as a kitchen that hangs. */
  beforeAnswer?: (message: KitchenMessage) => Promise<void>;
}

/** A kitchen that takes messages and repeats none of its own. */
export async function startKitchen({ secret, beforeAnswer }: Options) {
  /** Each message that has come, repeated ones too. */
  const received: KitchenMessage[] = [];
  const state = { status: 200 };
  const { url, close } = await startStandIn(async ({ headers }, body) => {
    if (!isSigned('kitchen', secret, { headers, body }, new Date())) return { status: 401, body: {} };
    const message = JSON.parse(body) as KitchenMessage;
    received.push(message);
    await beforeAnswer?.(message);
    return { status: state.status, body: {} };
  });
  const about = (orderId: number) => received.filter(({ order }) => order.id === orderId);
  return {
    received,
    /** The messages about an order. */
    about,
    state,
    url,
    close,
    environment: { KITCHEN: 'webhook', KITCHEN_URL: url, KITCHEN_SECRET: secret },
  };
}

interface Call {
  secret: string;
  at?: Date;
}

/** The options of a client's call that a kitchen has signed. */
export const signedCall = (body: object, { secret, at = new Date() }: Call) => ({
  body,
  headers: signedHeaders('kitchen', secret, JSON.stringify(body), at),
});

// A kitchen that cooks each order in steps of STEP_SECONDS and reports its statuses (docs/integrating.md).
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
const { KITCHEN_SECRET, STOREFRONT_URL, PORT, STEP_SECONDS } = process.env;
// A real kitchen keeps these in its database: it has to know them after a restart too.
const [knownEvents, canceledOrders] = [new Set(), new Set()];
const sign = (time, body) => createHmac('sha256', KITCHEN_SECRET).update(`${time}.${body}`).digest('hex');
function isSigned({ 'x-kitchen-timestamp': time, 'x-kitchen-signature': signature = '' }, body) {
  const [sent, own] = [signature, sign(time, body)].map((digits) => Buffer.from(digits, 'hex'));
  return sent.length === own.length && timingSafeEqual(sent, own) && Math.abs(Date.now() / 1000 - time) < 300;
}
async function call(name, content) {
  const body = JSON.stringify({ event_id: randomUUID(), ...content });
  const url = `${STOREFRONT_URL}/api/kitchen/${name}/`;
  for (; ; await wait(1000)) {
    const time = String(Math.floor(Date.now() / 1000));
    const headers = { 'x-kitchen-timestamp': time, 'x-kitchen-signature': sign(time, body) };
    try {
      const answer = await fetch(url, { method: 'POST', headers, body });
      const reply = await answer.text();
      if (answer.status < 500 && answer.status !== 429) return reply;
    } catch (error) {
      console.warn(url, String(error));
    }
  }
}
async function cook({ id, take_method: method }) {
  for (const step of ['in_progress', 'ready', ...(method === 'delivery' ? ['on_the_way'] : []), 'closed']) {
    await wait(1000 * STEP_SECONDS);
    if (!canceledOrders.has(id)) await call('status', { order_id: id, status_slug: step });
  }
}
async function receive(request, response) {
  const body = await text(request);
  if (request.url === '/sold-out') return response.end(await call('stop-list', JSON.parse(body)));
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  const { event_id, kind, order } = JSON.parse(body);
  if (kind === 'canceled') canceledOrders.add(order.id);
  else if (!knownEvents.has(event_id)) void cook(order);
  knownEvents.add(event_id);
  return response.end();
}
// A back end that stops cuts off its calls. They are sent again later.
createServer((request, response) => {
  receive(request, response).catch((error) => response.destroy(error));
}).listen(PORT, '127.0.0.1');

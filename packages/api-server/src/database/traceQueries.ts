import type { Tracing } from '@storefront/tracing';
import type { Pool } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Text and duration of a query, without its parameters: they are the input of customers. */
function traced(tracing: Tracing, query: Query): Query {
  return (...parameters) => {
    // The pool calls its client with a callback, for a query that has its span already.
    if (typeof parameters.at(-1) === 'function') return query(...parameters);
    const text = textOf(parameters[0]);
    const name = /^\w+/.exec(text.trimStart())?.[0]?.toUpperCase() ?? 'SQL';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return tracing.trace({ name, kind: 'client', attributes }, async () => query(...parameters));
  };
}

/** Makes a span of each query that belongs to a request; it includes the wait for a connection. */
export function traceQueries(pool: Pool, tracing: Tracing): void {
  pool.query = traced(tracing, pool.query.bind(pool) as Query) as Pool['query'];
  pool.on('connect', (client) => {
    client.query = traced(tracing, client.query.bind(client) as Query) as typeof client.query;
  });
}
